import Foundation
import Scutes
import Store
import Sudoku

/// A file that the user has named, or standard input for `-`, read piece by piece. It may be a pipe
/// or never end.
final class InputFile {
  private let descriptor: Int32

  /// Opens the file at `path`. Says in `language` if it waits for standard input.
  init(_ path: String, in language: Language = .english) throws(FileFault) {
    descriptor =
      path == "-"
      ? StandardInput.take(in: language) : open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    if descriptor < 0 { throw FileFault(errno) }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  /// `true` if reading more would block.
  var isWaiting: Bool { Self.isWaiting(descriptor) }

  static func isWaiting(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 0
  }

  /// `true` for a device that isn't a terminal.
  var isDevice: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
      && isatty(descriptor) == 0
  }

  /// Reads the next bytes, `limit` at most. None at the end.
  func next(upTo limit: Int = 1 << 16) throws(FileFault) -> [UInt8] {
    guard let bytes = StandardStreams.bytes(from: descriptor, upTo: limit) else {
      throw FileFault(errno)
    }
    return bytes
  }

  /// Reads the whole file at `path`. Returns `nil` if it has more than `limit` bytes.
  static func contents(
    of path: String, upTo limit: Int, in language: Language = .english
  ) throws(FileFault) -> [UInt8]? {
    let file = try InputFile(path, in: language)
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let more = try file.next(upTo: 1 << 20)
      if more.isEmpty { return bytes }
      bytes += more
    }
    return nil
  }

  /// Reads the whole file at `path`, which is a regular one unless the process has it open already,
  /// as standard input and what a shell puts in place of `<(…)` are. Others, such as a named pipe,
  /// may keep the reader waiting for ever.
  static func contents(
    ofRegular path: String, upTo limit: Int, in language: Language = .english
  ) throws(FileFault) -> [UInt8]? {
    if path != "-", path != "/dev/stdin", !path.hasPrefix("/dev/fd/") {
      guard let status = FileStatus(path) else { throw FileFault(errno) }
      try status.checkIsFile()
    }
    return try contents(of: path, upTo: limit, in: language)
  }
}
