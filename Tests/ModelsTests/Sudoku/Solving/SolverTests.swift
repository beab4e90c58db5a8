import Generating
import Sudoku
import Testing

struct SolverTests {
  @Test func theCorpusHasTheCountsAndSolutionsThatAreKnown() throws {
    #expect(Corpus.solved.count > 300)
    for row in Corpus.solved {
      let grid = try Grid(text: row.puzzle)
      #expect(Solver.count(of: grid) == row.count, "\(row.puzzle)")
      #expect(Solver.uniqueSolution(of: grid)?.description ?? "" == row.solution, "\(row.puzzle)")
    }
  }

  @Test func theEmptyGridHasAsManySolutionsAsAreAskedFor() {
    #expect(Solver.count(of: Grid(), limit: 500) == 500)
    let solutions = Solver.solutions(of: Grid(), limit: 40)
    #expect(Set(solutions).count == 40)
    #expect(solutions.allSatisfy { $0.isSolved })
    #expect(Solver.uniqueSolution(of: Grid()) == nil)
  }

  @Test func solutionsAreHandedOutOneAfterTheOther() throws {
    let open = CandidateGrid(givens: Grid())
    var texts: [String] = []
    Solver.forEachSolution(of: open) { solution in
      texts.append(String(decoding: solution, as: UTF8.self))
      return texts.count < 300
    }
    #expect(texts.count == 300 && Set(texts).count == 300)
    #expect(try texts.allSatisfy { try Grid(text: $0).isSolved })
    #expect(texts == Solver.solutions(of: open, limit: 300).map(\.description))
  }

  @Test func onlySolutionsWithinTheCandidatesAreCounted() throws {
    let full = try #require(Grids.full)
    let digits = try [#require(full[Cell(0)]), #require(full[Cell(1)])]
    var givens = full
    for cell in Cell.all where full[cell].map(digits.contains) == true { givens[cell] = nil }
    let open = CandidateGrid(givens: givens)
    let all = Solver.count(of: givens, limit: 1000)
    #expect(all > 1)
    #expect(Solver.count(of: open, limit: 1000) == all)
    #expect(Solver.count(of: open, limit: 1) == 1)
    var narrowed = open
    narrowed.remove(Candidate(Cell(0), digits[1]))
    #expect(Solver.count(of: narrowed, limit: 1000) < all)
  }

  @Test func aFullGridIsItsOwnSolution() throws {
    let full = try #require(Grids.full)
    #expect(Solver.solutions(of: full, limit: 5) == [full])
  }

  @Test func aFullGridWithTwoDigitsExchangedHasNone() throws {
    var grid = try #require(Grids.full)
    (grid[Cell(0)], grid[Cell(80)]) = (grid[Cell(1)], grid[Cell(80)])
    #expect(Solver.count(of: grid) == 0)
  }

  @Test(arguments: [
    [(0, 5), (8, 5)],  // in a row
    [(0, 5), (1, 5)],  // in a row and a box
    [(4, 7), (76, 7)],  // in a column
    [(60, 1), (80, 1)],  // in a box
    [(0, 5), (40, 5), (44, 5)],
  ])
  func givensThatBreakTheRulesHaveNoSolution(_ givens: [(Int, Int)]) {
    var grid = Grid()
    for (cell, digit) in givens { grid[Cell(cell)] = Digit(digit) }
    #expect(Solver.count(of: grid) == 0)
    #expect(Solver.solutions(of: grid, limit: 3).isEmpty)
  }

  @Test func noSolutionIsLookedForWhereNoneIsWanted() {
    #expect(Solver.count(of: Grid(), limit: 0) == 0)
    #expect(Solver.solutions(of: Grid(), limit: 0).isEmpty)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func itAgreesWithTheObviousSolver(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let grid = Grids.damaged(try #require(Grids.full), using: &random)
    let expected = ObviousSolver.solutions(of: grid, limit: 20)
    #expect(Solver.count(of: grid, limit: 20) == expected.count)
    #expect(Solver.count(of: grid, limit: 1) == min(1, expected.count))
    let found = Solver.solutions(of: grid, limit: 20)
    if expected.count < 20 {
      #expect(Set(found) == Set(expected))
    } else {
      #expect(Set(found).count == 20)
      #expect(found.allSatisfy { $0.isSolved && $0.extends(grid) })
    }
  }
}

/// Grids for tests.
enum Grids {
  /// A grid that obeys the rules.
  static let full = try? Grid(
    text: "534678912672195348198342567859761423426853791713924856961537284287419635345286179")

  /// Returns a transformed `full` with many cells emptied, and now and then a wrong digit.
  static func damaged(_ full: Grid, using random: inout SeededRandom) -> Grid {
    var grid = GridTransform.random(using: &random)(full)
    for cell in random.shuffled(Cell.all).prefix(40 + random.below(16)) { grid[cell] = nil }
    if random.below(3) == 0 { grid[Cell(random.below(81))] = Digit(1 + random.below(9)) }
    return grid
  }
}

extension Grid {
  /// Returns `true` if it has each digit of `other`.
  func extends(_ other: Grid) -> Bool {
    Cell.all.allSatisfy { other[$0] == nil || other[$0] == self[$0] }
  }
}
