import Foundation

/// Writes the program's error messages.
enum StandardError {
  /// Writes `text`. Failures are ignored, since they can't be reported.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let written = bytes[done...].withUnsafeBytes {
        Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      done += written
    }
  }
}
