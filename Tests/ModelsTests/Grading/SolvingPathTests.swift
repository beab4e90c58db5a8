import Formats
import Grading
import Hints
import Sudoku
import TestSupport
import Testing

struct SolvingPathTests {
  /// Walks the path of a puzzle to its end.
  private func walk(_ givens: Grid) async throws -> SolvingPath {
    let findings = BoardFindings(PuzzleEntry(givens: givens))
    var path = try #require(findings.path)
    while let step = try await path.findNextStep() { path.walk(step) }
    return path
  }

  @Test func itIsTheWayThatTheGraderGoes() async throws {
    let givens = try Puzzle.wellKnown().givens
    let path = try await walk(givens)
    let grade = Grader().grade(givens)
    #expect(path.steps == grade.steps)
    #expect(path.score == grade.score)
    #expect(path.level == grade.level)
    #expect(path.uses == grade.uses)
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

  @Test func aStepIsWalkedAtATime() async throws {
    let puzzle = try Puzzle.wellKnown()
    var path = SolvingPath(from: CandidateGrid(givens: puzzle.givens), to: puzzle.solution)
    #expect(path.steps.isEmpty && !path.isComplete && path.hardest == nil)
    let step = try #require(try await path.findNextStep())
    path.walk(step)
    #expect(path.steps == [step])
    #expect(path.hardest?.id == step.technique)
  }

  @Test func theHardestTechniqueIsTheFirstOfTheHighestScore() async throws {
    let path = try await walk(try Puzzle.wellKnown().givens)
    let scores = path.steps.compactMap { TechniqueCatalog.facts(of: $0.technique)?.score }
    #expect(path.hardest?.score == scores.max())
  }

  @Test func whereNoTechniqueFindsAnythingADigitIsTriedOut() async throws {
    let puzzle = try Puzzle.wellKnown()
    var path = SolvingPath(from: CandidateGrid(givens: puzzle.givens), to: puzzle.solution)
    let grader = Grader(techniques: [])
    while let step = try await path.findNextStep(grader: grader) { path.walk(step) }
    #expect(path.steps.allSatisfy { $0.technique == .bruteForce })
    #expect(path.positions.last?.grid == puzzle.solution)
    #expect(path.level == .extreme)
  }

  @Test func itEndsWhereTheTaskIsCancelled() async throws {
    let puzzle = try Puzzle.wellKnown()
    let path = SolvingPath(from: CandidateGrid(givens: puzzle.givens), to: puzzle.solution)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await path.findNextStep()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
