import Sudoku
import Testing

struct TrueCandidatesTests {
  private static let puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

  /// Compares with going through all solutions, for the puzzle without one to four of its givens.
  @Test(arguments: 1...4)
  func theyAreTheDigitsOfAllSolutions(missing: Int) throws {
    var grid = try Grid(text: Self.puzzle)
    let givens = Cell.all.filter { grid[$0] != nil }
    for place in 0..<missing { grid[givens[place * 7 % givens.count]] = nil }
    let position = CandidateGrid(givens: grid)
    let solutions = Solver.solutions(of: position, limit: 20_000)
    try #require(!solutions.isEmpty && solutions.count < 20_000)
    let found = TrueCandidates(position)
    for cell in Cell.all {
      #expect(found[cell] == DigitSet(solutions.compactMap { $0[cell] }), "\(cell)")
    }
  }

  @Test func removedCandidatesNarrowThem() throws {
    var grid = try Grid(text: Self.puzzle)
    let solution = try #require(Solver.uniqueSolution(of: grid))
    for cell in Cell.all.prefix(9) { grid[cell] = nil }
    var position = CandidateGrid(givens: grid)
    #expect(TrueCandidates(position).settled != .all)
    for cell in Cell.all.prefix(9) {
      for digit in position[cell] where digit != solution[cell] {
        position.remove(Candidate(cell, digit))
      }
    }
    #expect(TrueCandidates(position).settled == .all)
  }

  @Test func theEmptyGridHasAllAndAnImpossibleOneNone() throws {
    let empty = TrueCandidates(CandidateGrid(givens: Grid()))
    #expect(Cell.all.allSatisfy { empty[$0] == .all })
    let impossible = try Grid(text: "532" + Self.puzzle.dropFirst(3))
    let none = TrueCandidates(CandidateGrid(givens: impossible))
    #expect(Cell.all.allSatisfy { none[$0].isEmpty })
  }

  @Test func theyAreFoundBesideTheCaller() async throws {
    let position = CandidateGrid(givens: try Grid(text: Self.puzzle))
    #expect(try await TrueCandidates.find(in: position) == TrueCandidates(position))
  }
}
