import Formats
import Grading
import Hints
import Sudoku
import TestSupport
import Testing

struct SolvingPathTests {
  /// Finds all steps of a puzzle's path.
  private func walk(_ givens: Grid) async throws -> SolvingPath {
    let findings = BoardFindings(PuzzleEntry(givens: givens))
    var path = try #require(findings.path)
    while case let steps = try await path.findNextSteps(for: .seconds(1)), !steps.isEmpty {
      path.walk(steps)
    }
    return path
  }

  @Test func itIsTheWayThatTheGraderGoes() async throws {
    let givens = try Puzzle.wellKnown().givens
    let path = try await walk(givens)
    let grade = Grader().grade(givens)
    #expect(path.steps == grade.steps)
    #expect(path.tally == grade.tally)
    #expect(path.tally.level == grade.level)
  }

  @Test func eachPositionIsTheOneBeforeWithItsStepTaken() async throws {
    let puzzle = try Puzzle.wellKnown()
    let path = try await walk(puzzle.givens)
    #expect(path.positions.count == path.steps.count + 1)
    for (index, step) in path.steps.enumerated() {
      var position = path.positions[index]
      position.apply(step)
      #expect(position == path.positions[index + 1])
    }
    #expect(path.isComplete)
    #expect(path.positions.last?.grid == puzzle.solution)
  }

  @Test func atLeastOneStepIsFoundHoweverShortTheTime() async throws {
    let puzzle = try Puzzle.wellKnown()
    var path = SolvingPath(from: CandidateGrid(givens: puzzle.givens), to: puzzle.solution)
    #expect(path.steps.isEmpty && !path.isComplete && path.tally.hardest == nil)
    let steps = try await path.findNextSteps(for: .zero)
    path.walk(steps)
    #expect(steps.count == 1 && path.steps == steps)
    #expect(path.tally.hardest?.id == steps.first?.technique)
  }

  @Test func whereHoDoKuGuessesADigitIsTriedOut() async throws {
    let puzzle = try Puzzle.wellKnown()
    var path = SolvingPath(from: CandidateGrid(givens: puzzle.givens), to: puzzle.solution)
    let grader = Grader(techniques: [try #require(TechniqueCatalog.technique(.bruteForce))])
    while case let steps = try await path.findNextSteps(for: .seconds(1), grader: grader),
      !steps.isEmpty
    {
      path.walk(steps)
    }
    #expect(path.steps.allSatisfy { $0.technique == .bruteForce })
    #expect(path.positions.last?.grid == puzzle.solution)
    #expect(path.tally.level == .extreme)
  }

  @Test func itEndsWhereTheTaskIsCancelled() async throws {
    let puzzle = try Puzzle.wellKnown()
    let path = SolvingPath(from: CandidateGrid(givens: puzzle.givens), to: puzzle.solution)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await path.findNextSteps(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
