import Grading
import Hints
import Sudoku
import TestSupport
import Testing

struct PathComparisonTests {
  /// The path of a puzzle that needs more than singles, as far as it has `steps`.
  private func path(_ steps: Int = .max) async throws -> SolvingPath {
    let row = try #require(Corpus.rated.first { $0.level == "hard" })
    let givens = try Grid(text: row.puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    var path = SolvingPath(from: CandidateGrid(givens: givens), to: solution)
    while path.steps.count < steps,
      case let next = try await path.findNextSteps(for: .zero), !next.isEmpty
    {
      path.walk(next)
    }
    return path
  }

  @Test func aPathHasEverythingInCommonWithItself() async throws {
    let path = try await path()
    let comparison = PathComparison(path, path)
    #expect(comparison.sharedSteps == path.steps.count && comparison.parting == nil)
    #expect(comparison.uses.allSatisfy { $0.first == $0.second })
    let facts = comparison.uses.map(\.step.technique.facts)
    #expect(facts == facts.sorted(by: >))
  }

  @Test func theStepsOfEachPathAreCountedByName() async throws {
    let path = try await path()
    let guess = StepFinder(Grader(techniques: []), thenChains: false)
      .step(from: path.positions[4], to: path.solution)
    let branch = try #require(path.branch(at: 4, by: guess))
    let comparison = PathComparison(path, branch)
    #expect(comparison.sharedSteps == 4 && comparison.parting == 4)
    for use in comparison.uses {
      let name = use.step.name(in: .english)
      #expect(use.first == path.steps.count { $0.name(in: .english) == name })
      #expect(use.second == branch.steps.count { $0.name(in: .english) == name })
    }
    #expect(comparison.uses.reduce(0) { $0 + $1.first } == path.steps.count)
    #expect(comparison.uses.reduce(0) { $0 + $1.second } == branch.steps.count)
  }

  @Test func pathsPartNowhereAsLongAsOneIsTheBeginningOfTheOther() async throws {
    let (whole, part) = (try await path(), try await path(3))
    #expect(PathComparison(whole, part).sharedSteps == 3)
    #expect(PathComparison(whole, part).parting == nil)
  }
}
