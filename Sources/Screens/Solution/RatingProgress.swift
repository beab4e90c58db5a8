import Hints
import Widgets

/// The progress of a search for a Sudoku Explainer rating, which takes seconds to minutes for the
/// hardest puzzles.
nonisolated struct RatingProgress: Equatable {
  /// The number of the step that is looked for, from 1.
  var step = 1
  /// The rating of the steps so far in tenths, 0 at first.
  var least = 0
  /// The time so far, in whole seconds.
  private(set) var elapsed = Duration.zero
  /// The moment when the search began.
  private let start: Duration

  /// Begins at `now`.
  init(at now: Duration) { start = now }

  /// Below this, a rating comes so soon that there is nothing to say.
  private static let patience = Duration.seconds(2)

  /// The moment at which the time changes.
  var nextSecond: Duration { start + elapsed + .seconds(1) }

  /// Sets the time to that at `now`.
  mutating func tick(at now: Duration) {
    elapsed = .seconds(max(0, (now - start).components.seconds))
  }

  /// The lines about it, with the key that stops the search, or starts it again if it is stopped.
  func lines(_ words: Words, key: String, isStopped: Bool) -> [String] {
    let solution = words.solution
    guard isStopped || elapsed >= Self.patience else { return [solution.ratingPending] }
    let rating =
      least > 0 ? solution.ratingBound(NumberFormat.tenths(least)) : solution.ratingPending
    return isStopped
      ? [rating, solution.ratingStopped(key)]
      : [
        rating,
        solution.ratingStep(number: step, time: NumberFormat.time(elapsed), stopKey: key),
      ]
  }
}
