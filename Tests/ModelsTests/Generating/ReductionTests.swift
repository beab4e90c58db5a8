import Generating
import Sudoku
import Testing

struct ReductionTests {
  private static let puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

  /// Compares with counting the solutions of the rest.
  @Test func aGivenIsRedundantIfTheOthersHaveOneSolution() throws {
    let puzzles = Corpus.solved.filter { $0.count == 1 }.prefix(20).map(\.puzzle) + [Self.puzzle]
    for text in puzzles {
      var puzzle = try Grid(text: text)
      // With a given more than it needs.
      let solution = try #require(Solver.uniqueSolution(of: puzzle))
      let extra = try #require(puzzle.emptyCells.first)
      puzzle[extra] = solution[extra]
      let expected = Cell.all.filter { cell in
        var rest = puzzle
        rest[cell] = nil
        return puzzle[cell] != nil && Solver.count(of: rest) == 1
      }
      #expect(Reduction.redundantGivens(of: puzzle) == expected)
      #expect(expected.contains(extra))
    }
  }

  /// Compares with counting, for a puzzle with several solutions.
  @Test func aGivenIsRedundantIfTheOthersHaveTheSameSolutions() throws {
    var puzzle = try Grid(text: "....7...." + Self.puzzle.dropFirst(9))
    // With a given more than it needs.
    let digits = TrueCandidates(CandidateGrid(givens: puzzle))
    let extra = try #require(puzzle.emptyCells.first { digits[$0].count == 1 })
    puzzle[extra] = digits[extra].only
    let count = Solver.count(of: puzzle, limit: 10_000)
    try #require(count > 1 && count < 10_000)
    let expected = Cell.all.filter { cell in
      var rest = puzzle
      rest[cell] = nil
      return puzzle[cell] != nil && Solver.count(of: rest, limit: 10_000) == count
    }
    #expect(Reduction.redundantGivens(of: puzzle) == expected)
    #expect(expected.contains(extra))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theRestIsMinimalAndHasTheSameSolution(_ seed: UInt64) throws {
    let puzzle = try Grid(text: Self.puzzle)
    var random = SeededRandom(seed: seed)
    let minimal = Reduction.minimal(of: puzzle, using: &random)
    #expect(Reduction.redundantGivens(of: minimal) == [])
    #expect(Solver.uniqueSolution(of: minimal) == Solver.uniqueSolution(of: puzzle))
    #expect(Cell.all.allSatisfy { minimal[$0] == nil || minimal[$0] == puzzle[$0] })
    var again = SeededRandom(seed: seed)
    #expect(Reduction.minimal(of: puzzle, using: &again) == minimal)
  }

  @Test func theSeedDecidesWhichGivensGo() throws {
    let full = try #require(Grids.full)
    let results = (0..<10 as Range<UInt64>).map { seed in
      var random = SeededRandom(seed: seed)
      return Reduction.minimal(of: full, using: &random)
    }
    #expect(Set(results).count == 10)
  }
}
