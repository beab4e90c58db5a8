import Testing

@testable import Generating
@testable import Sudoku

struct DigTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func aFullGridObeysTheRules(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    #expect(FullGrid(using: &random).grid.isSolved)
  }

  @Test func everyDigitComesUpEverywhere() {
    var random = SeededRandom(seed: 1)
    var counts = Array(repeating: Array(repeating: 0, count: 9), count: 81)
    for _ in 0..<1800 {
      let full = FullGrid(using: &random)
      for cell in 0..<81 { counts[cell][Int(full.digits[cell]) - 1] += 1 }
    }
    // 200 expected; five standard deviations are 67.
    #expect(counts.allSatisfy { $0.allSatisfy { (133...267).contains($0) } })
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func anExchangeLeavesTwoSolutions(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let full = FullGrid(using: &random)
    var count = 0
    full.forEachExchange { cells in
      count += 1
      #expect(Solver.count(of: full.grid(of: .allCells & ~cells)) > 1)
    }
    #expect(count >= 54)
  }

  /// Tries one part after the other in the plain way.
  @Test(arguments: [
    (Symmetry.none, 0), (.none, 30), (.halfTurn, 0), (.halfTurn, 31), (.full, 0),
    (.quarterTurn, 40),
  ])
  func whatRemainsIsWhatThePlainWayLeaves(_ symmetry: Symmetry, _ least: Int) {
    var random = SeededRandom(seed: 9)
    var dig = Dig()
    for _ in 0..<12 {
      let full = FullGrid(using: &random)
      let order = random.shuffled(symmetry.orbits)
      var plain = CellBits.allCells
      for place in 0..<order.count {
        let rest = plain & ~order[place]
        if rest.nonzeroBitCount >= least, Solver.count(of: full.grid(of: rest)) == 1 {
          plain = rest
        }
      }
      #expect(dig.run(full, order, downTo: least) == plain)
    }
  }

  /// What was learnt about a grid saves time and changes nothing.
  @Test(arguments: [Symmetry.none, .halfTurn])
  func theNextDigsOutOfAGridLeaveWhatAFirstOneWould(_ symmetry: Symmetry) {
    var random = SeededRandom(seed: 14)
    var dig = Dig()
    let full = FullGrid(using: &random)
    for _ in 0..<60 {
      let order = random.shuffled(symmetry.orbits)
      var other = Dig()
      #expect(dig.run(full, order) == other.run(full, order))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func anotherLookIsTheSamePuzzle(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var dig = Dig()
    let full = FullGrid(using: &random)
    let given = dig.run(full, random.shuffled(Symmetry.none.orbits))
    let look = full.inAnotherLook(given, using: &random)
    let puzzle = look.full.grid(of: look.given)
    #expect(look.full != full)
    #expect(Solver.uniqueSolution(of: puzzle) == look.full.grid)
    #expect(CanonicalForm(of: puzzle)?.grid == CanonicalForm(of: full.grid(of: given))?.grid)
  }

  @Test(arguments: Kernel.all)
  func everyKernelLeavesTheSame(_ kernel: Kernel) {
    var random = SeededRandom(seed: 12)
    var dig = Dig(kernel: kernel)
    var best = Dig()
    for symmetry in [Symmetry.none, .halfTurn, .diagonal, .full] {
      let full = FullGrid(using: &random)
      let order = random.shuffled(symmetry.orbits)
      let given = dig.run(full, order)
      let isMinimal = dig.isMinimal(full, given)
      #expect(best.run(full, order) == given)
      #expect(best.isMinimal(full, given) == isMinimal)
    }
  }

  @Test func everyCellIsAGivenAboutAsOftenAsAnyOther() throws {
    var generator = try Generator(PuzzleRequest(isMinimal: true), seed: 1)
    var counts = Array(repeating: 0, count: 81)
    for index in 0..<800 {
      let givens = try generator.ungraded(index).givens
      for cell in Cell.all where givens[cell] != nil { counts[cell.index] += 1 }
    }
    // 241 expected; five standard deviations are 65.
    #expect(counts.allSatisfy { (176...306).contains($0) })
  }
}
