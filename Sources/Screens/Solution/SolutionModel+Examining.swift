import Formats
import Grading
import Hints
import Sudoku


/// What a board comes to is found out piece by piece: whether it has one solution, how many else; the
/// steps to it, and with them the level; the rating.
extension SolutionModel {
  /// Finds out what is not known yet of the board as it is; ends early where that changes.
  ///
  /// ```
  /// rules, solutions ──▶ one: step after step ──▶ rating
  ///                  └─▶ several: how many
  /// ```
  func examine() async {
    let entry = entry
    guard entry.grid.count > 0 else { return }
    if isStale { settle(await BoardFindings.find(entry)) }
    guard isCurrent(entry), let findings else { return }
    if case .several = findings.check {
      await countSolutions(entry)
    } else if findings.check.solution != nil {
      await walkPath(entry)
      await rate(entry)
    }
  }

  private func isCurrent(_ entry: PuzzleEntry) -> Bool {
    !Task.isCancelled && self.entry == entry && !isStale
  }

  private func countSolutions(_ entry: PuzzleEntry) async {
    guard count == nil,
      let found = try? await SolutionCount.find(of: entry.position, upTo: Self.countLimit),
      isCurrent(entry)
    else { return }
    settle(found)
  }

  /// How long steps are looked for before those that were found are shown.
  private static var timeUnseen: Duration { .milliseconds(50) }

  private func walkPath(_ entry: PuzzleEntry) async {
    while let path, let steps = try? await path.findNextSteps(for: Self.timeUnseen),
      !steps.isEmpty
    {
      guard isCurrent(entry), self.path?.steps.count == path.steps.count else { return }
      walk(steps)
    }
  }

  private func rate(_ entry: PuzzleEntry) async {
    guard rating == nil, isCurrent(entry), path?.isComplete == true,
      let found = try? await Explainer().findRating(of: entry.position), isCurrent(entry)
    else { return }
    settle(found)
  }
}

extension SolutionModel {
  /// The puzzle of the givens, graded; nil where they have not one solution, or the task is
  /// cancelled.
  func makePuzzle() async -> Puzzle? {
    let givens = entry.givens
    let isUntouched = !entry.hasMoreThanGivens
    let found = await BoardFindings.find(PuzzleEntry(givens: givens))
    guard let solution = found.check.solution, var way = found.path else { return nil }
    if isUntouched, let path, path.solution == solution { way = path }
    while let steps = try? await way.findNextSteps(for: .seconds(1)), !steps.isEmpty {
      way.walk(steps)
    }
    guard way.isComplete, !Task.isCancelled else { return nil }
    return Puzzle(givens: givens, solution: solution, level: way.tally.level, rating: way.tally.score)
  }
}
