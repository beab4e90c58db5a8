import Formats
import Foundation

/// Reads a file, or standard input, as it comes.
final class ByteReader {
  /// What the file is called in messages.
  let name: String
  private let descriptor: Int32
  private var returned: [UInt8]?

  private static let chunk = 1 << 16

  /// A reader of the file at `path`; of standard input where that is `-`; and of `path` itself where
  /// there is no such file but its text is a puzzle.
  init(_ path: String) throws(UsageError) {
    if path == "-" {
      name = "standard input"
      descriptor = STDIN_FILENO
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 {
      name = path
    } else if errno == ENOENT || errno == ENAMETOOLONG {
      try Self.check(path)
      name = "the puzzle given"
      returned = Array((path + "\n").utf8)
    } else {
      throw Self.failure(path)
    }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  /// Whether reading on would have to wait for somebody to write.
  var isWaiting: Bool {
    guard returned == nil, descriptor >= 0 else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 0
  }

  /// The next bytes, as many as there are, at most 64 KB; nil at the end.
  func next() throws(UsageError) -> [UInt8]? {
    if let returned {
      self.returned = nil
      return returned
    }
    guard descriptor >= 0 else { return nil }
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, Self.chunk)
        initialized = max(0, count)
      }
      if count > 0 { return bytes }
      if count == 0 { return nil }
      if errno != EINTR { throw Self.failure(name) }
    }
  }

  /// Gives back what has been read, to be read again.
  func putBack(_ bytes: [UInt8]) { returned = bytes }

  private static func check(_ text: String) throws(UsageError) {
    let document = PuzzleDocument(text)
    guard document.entries.isEmpty else { return }
    guard let problem = document.problems.first else {
      throw UsageError(
        "No puzzle in an empty text; give 81 cells, a dot for an empty one.")
    }
    let shown = text.count > 90 ? text.prefix(90) + "…" : text
    throw UsageError("'\(shown)' is neither a file nor a puzzle: \(problem)")
  }

  private static func failure(_ name: String) -> UsageError {
    UsageError("\(name) cannot be read: \(String(cString: strerror(errno))).")
  }
}
