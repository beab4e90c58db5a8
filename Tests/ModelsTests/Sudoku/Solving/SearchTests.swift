import Testing

@testable import Generating
@testable import Sudoku

struct SearchTests {
  /// The numbers of guesses and rounds for a set don't depend on the machine. More of them mean
  /// that a deduction was lost, fewer that one was gained. Then the numbers here have to change.
  @Test(arguments: Kernel.all)
  func theCorpusTakesExactlySoManyGuessesAndRounds(_ kernel: Kernel) throws {
    let search = Search(kernel: kernel)
    for row in Corpus.solved {
      search.ask(try Grid(text: row.puzzle))
      let count = search.count(limit: 2)
      #expect(count == row.count, "\(row.puzzle)")
    }
    let (guesses, rounds) = (search.guesses, search.rounds)
    #expect(guesses == 212)
    #expect(rounds == 4414)
  }

  @Test func aPuzzleOfSinglesTakesNoGuess() throws {
    let search = Search()
    search.ask(try Grid(text: try #require(Corpus.solved.first).puzzle))
    let answer = (search.count(limit: 2), search.guesses)
    #expect(answer == (1, 0))
  }

  @Test(arguments: Kernel.all)
  func oneSearchServesOnePuzzleAfterAnother(_ kernel: Kernel) throws {
    let search = Search(kernel: kernel)
    for row in Corpus.solved.suffix(40) + Corpus.solved.prefix(40) {
      search.ask(try Grid(text: row.puzzle))
      let solutions = Self.solutions(search, limit: 2)
      #expect(solutions.count == 81 * row.count)
      if row.count == 1 { #expect(solutions == row.solution.utf8.map { $0 - 48 }) }
    }
  }

  @Test(arguments: Kernel.all)
  func everyKernelAgreesWithTheBandSearch(_ kernel: Kernel) throws {
    let search = Search(kernel: kernel)
    var oracle = BandSearch()
    var random = SeededRandom(seed: 11)
    let full = try #require(Grids.full)
    for _ in 0..<300 {
      let grid = Grids.damaged(full, using: &random)
      search.ask(grid)
      let solutions = Self.solutions(search, limit: 50)
      let count = solutions.count / 81
      #expect(count == grid.withCells { oracle.run($0, limit: 50, keepingAll: true) })
      if count < 50 { #expect(Grids.split(solutions) == Grids.split(oracle.solutions)) }
    }
  }

  /// The digits of the solutions, 81 each.
  private static func solutions(_ search: borrowing Search, limit: Int) -> [UInt8] {
    var solutions: [UInt8] = []
    search.forEachSolution { solution in
      solutions += solution
      return solutions.count < 81 * limit
    }
    return solutions
  }

  /// In a grid with few digits, a contradiction that is noticed late takes hours.
  @Test(arguments: Kernel.all)
  func twoEqualGivensOfAHouseAreNoticedWithoutAGuess(_ kernel: Kernel) {
    let search = Search(kernel: kernel)
    var random = SeededRandom(seed: 5)
    for first in Cell.all {
      for second in first.peers where first < second {
        var grid = Grid()
        for cell in random.shuffled(Cell.all).prefix(4) {
          grid[cell] = Digit(1 + random.below(4))
        }
        (grid[first], grid[second]) = (Digit(5), Digit(5))
        search.ask(grid)
        #expect(search.count(limit: 1) == 0)
        #expect(search.deduce() == .contradiction)
      }
    }
    #expect(search.guesses == 0)
  }

  @Test func aQuestionChangesOneCellAtATime() throws {
    let row = try #require(Corpus.solved.first { $0.count == 1 })
    let search = Search()
    search.ask(try Grid(text: row.puzzle))
    let solution = row.solution.utf8.map { Int($0) - 48 }
    for (cell, digit) in solution.enumerated() {
      let before = search.candidates(at: cell)
      search.setCandidates(0x1FF & ~(1 << UInt16(digit - 1)), at: cell)
      let hasAnother = before == 0x1FF && search.hasSolution()
      #expect(!hasAnother)
      search.setCandidates(before, at: cell)
    }
    let hasSolution = search.hasSolution()
    #expect(hasSolution)
  }

  @Test func anEmptyGridTakesAnyDigitWithoutAnother() {
    let search = Search()
    search.setCandidates(0b0_0000_0001, at: 40)
    let hasSolution = search.hasSolution()
    #expect(hasSolution)
    let found = search.foundCandidates(at: 40)
    #expect(found == 1)
  }

  @Test func theRulesAloneSolveAPuzzleOfSingles() throws {
    let search = Search()
    let row = try #require(Corpus.solved.first)
    search.ask(try Grid(text: row.puzzle))
    let outcome = search.deduce()
    #expect(outcome == .solved)
    let digits = (0..<81).map { search.foundCandidates(at: $0) }
    #expect(digits == row.solution.utf8.map { 1 << UInt16($0 - 49) })
  }

  @Test func theRulesAloneFindAContradictionAndLeaveWhatIsOpen() {
    let search = Search()
    let open = search.deduce()
    #expect(open == .open)
    search.setCandidates(1, at: 0)
    let one = search.deduce()
    #expect(one == .open)
    let left = (search.foundCandidates(at: 8), search.foundCandidates(at: 80))
    #expect(left == (0x1FE, 0x1FF))
    search.setCandidates(1, at: 8)
    let two = search.deduce()
    #expect(two == .contradiction)
  }
}

extension Grids {
  /// Splits `digits` into grids.
  static func split(_ digits: [UInt8]) -> Set<[UInt8]> {
    Set(stride(from: 0, to: digits.count, by: 81).map { Array(digits[$0..<$0 + 81]) })
  }
}
