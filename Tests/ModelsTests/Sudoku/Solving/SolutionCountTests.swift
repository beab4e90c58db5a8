import Sudoku
import TestSupport
import Testing

struct SolutionCountTests {
  private func count(_ text: String, upTo limit: Int) async throws -> SolutionCount {
    try await SolutionCount.find(of: CandidateGrid(givens: try Grid(text: text)), upTo: limit)
  }

  @Test func aPuzzleHasOne() async throws {
    let givens = try Puzzle.wellKnown().givens.description
    #expect(try await count(givens, upTo: 100) == .exactly(1))
  }

  @Test func severalAreCountedAsTheSolverFindsThem() async throws {
    var givens = try Puzzle.wellKnown().givens
    for index in [0, 1, 4, 9, 12] { givens[Cell(index)] = nil }
    let all = Solver.solutions(of: givens, limit: 5000).count
    #expect(all > 1 && all < 5000)
    #expect(try await count(givens.description, upTo: 5000) == .exactly(all))
    #expect(try await count(givens.description, upTo: all) == .exactly(all))
    #expect(try await count(givens.description, upTo: all - 1) == .moreThan(all - 1))
  }

  @Test func anEmptyGridHasMoreThanAnyLimit() async throws {
    let empty = Grid().description
    #expect(try await count(empty, upTo: 1000) == .moreThan(1000))
  }

  @Test func onlySolutionsWithinTheCandidatesCount() async throws {
    let solution = try Puzzle.wellKnown().solution
    let position = CandidateGrid(grid: Grid(), givens: .none) { cell in
      DigitSet(solution[cell].map { [$0] } ?? [])
    }
    #expect(try await SolutionCount.find(of: position, upTo: 10) == .exactly(1))
  }

  @Test func countingEndsWhereTheTaskIsCancelled() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await SolutionCount.find(of: CandidateGrid(givens: Grid()), upTo: .max - 1)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
