import Foundation

/// Where the program says what is wrong.
enum StandardError {
  /// Writes `text`. Where nobody can be told, there is nothing to be done about it.
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
