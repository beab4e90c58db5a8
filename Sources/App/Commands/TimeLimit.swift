import ArgumentParser
import Sudoku

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

  /// The end of a time that begins now.
  var stop: Stop { .after(duration) }
}
