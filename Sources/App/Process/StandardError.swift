import Foundation
import Widgets

/// Writes the program's error messages.
enum StandardError {
  /// Writes `text`. Failures are ignored, since they can't be reported.
  static func write(_ text: String) {
    _ = StandardStreams.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
