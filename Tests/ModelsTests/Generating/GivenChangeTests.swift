import Generating
import Grading
import Sudoku
import Testing

struct GivenChangeTests {
  private static let wellKnown =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

  /// The well-known puzzle without two of its givens, which has several solutions.
  private static let several = "....7...." + wellKnown.dropFirst(9)

  @Test(arguments: [wellKnown, several])
  func allChangesAreEachGivenAndEachCandidateOfASolution(_ text: String) throws {
    let givens = try Grid(text: text)
    let candidates = TrueCandidates(CandidateGrid(givens: givens))
    let changes = GivenChange.all(of: givens, adding: candidates)
    #expect(Set(changes).count == changes.count)
    #expect(changes.filter { !$0.isAddition }.map(\.cell) == Cell.all.filter { givens[$0] != nil })
    for cell in givens.emptyCells {
      let added = changes.filter { $0.isAddition && $0.cell == cell }.map(\.digit)
      let expected = Digit.all.filter { digit in
        var grid = givens
        grid[cell] = digit
        return Solver.count(of: grid, limit: 1) == 1
      }
      #expect(added == expected)
    }
  }

  @Test(arguments: [wellKnown, several])
  func theOutcomeIsThatOfTheChangedPuzzle(_ text: String) async throws {
    let givens = try Grid(text: text)
    let candidates = TrueCandidates(CandidateGrid(givens: givens))
    for change in GivenChange.all(of: givens, adding: candidates) {
      let changed = change.applied(to: givens)
      #expect(changed.count == givens.count + (change.isAddition ? 1 : -1))
      let outcome = try await change.findOutcome(on: givens, within: .seconds(60))
      let limit = GivenChange.Outcome.countLimit
      let count = Solver.count(of: changed, limit: limit + 1)
      #expect(outcome.solutions == (count > limit ? .moreThan(limit) : .exactly(count)))
      guard count == 1 else {
        #expect(outcome.tally == nil && outcome.level == nil && outcome.rating == nil)
        continue
      }
      let grade = Grader().grade(changed)
      #expect(outcome.tally == grade.tally && outcome.level == grade.level)
      #expect(outcome.rating == Explainer().rating(of: changed)?.rating)
    }
  }

  @Test func withoutTimeThereIsNoGradeButACount() async throws {
    let givens = try Grid(text: Self.wellKnown)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    let cell = try #require(givens.emptyCells.first)
    let digit = try #require(solution[cell])
    let change = GivenChange(cell: cell, digit: digit, isAddition: true)
    let outcome = try await change.findOutcome(on: givens, within: .seconds(-1))
    #expect(outcome.solutions == .exactly(1))
    #expect(outcome.tally == nil && outcome.rating == nil)
  }
}
