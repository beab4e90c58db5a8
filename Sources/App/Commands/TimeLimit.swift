import ArgumentParser

/// The longest time that Sudoku Explainer may take for a puzzle, as the command line gives it.
struct TimeLimit: Sendable {
  private let duration: Duration

  /// Reads a number of seconds.
  ///
  /// - Throws: `ValidationError` for one that makes no sense.
  init(_ text: String) throws {
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw ValidationError("give more than 0 seconds, up to a day.")
    }
    duration = .seconds(seconds)
  }

  /// The moment at which a limit that begins now is over.
  struct Stop {
    private let end: ContinuousClock.Instant?

    /// Begins to measure `limit`, or no time without one.
    init(_ limit: TimeLimit?) {
      end = limit.map { .now + $0.duration }
    }

    /// `true` once the time is over.
    var isDue: Bool { end.map { ContinuousClock.now >= $0 } ?? false }
  }
}
