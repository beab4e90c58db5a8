import Foundation

/// Reads a file, or standard input, line by line as it comes.
final class LineReader {
  /// Why a file cannot be read.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What the file is called in messages.
  let name: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  private static let chunk = 1 << 16

  /// A reader of the file at `path`; of standard input where that is `-`.
  init(_ path: String) throws(Failure) {
    if path == "-" {
      name = "standard input"
      descriptor = STDIN_FILENO
    } else {
      name = path
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Self.failure(path) }
    }
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Whether the next line has yet to come in.
  var isWaiting: Bool { !buffer[start...].contains(UInt8(ascii: "\n")) }

  /// The next line without its line feed; nil at the end.
  func next() throws(Failure) -> ArraySlice<UInt8>? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      if isAtEnd {
        defer { start = buffer.endIndex }
        return start < buffer.endIndex ? buffer[start...] : nil
      }
      try fill()
    }
  }

  private func fill() throws(Failure) {
    buffer.removeSubrange(..<start)
    start = 0
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.chunk))
    let count = buffer.withUnsafeMutableBytes { bytes in
      read(descriptor, bytes.baseAddress.map { $0 + old }, Self.chunk)
    }
    buffer.removeLast(Self.chunk - max(0, count))
    if count == 0 { isAtEnd = true }
    if count < 0, errno != EINTR { throw Self.failure(name) }
  }

  private static func failure(_ name: String) -> Failure {
    Failure(description: "\(name) cannot be read: \(String(cString: strerror(errno))).")
  }
}
