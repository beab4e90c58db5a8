import Foundation
import Hints
import Screens
import Store
import Sudoku
import Widgets

/// The bytes of a file that the user has named, which may be a pipe or never end.
enum FileBytes {
  /// Reads the file at `path`, or standard input for `-`, and says in `language` if it waits for
  /// that. Returns `nil` if it has more than `limit` bytes.
  static func read(
    _ path: String, upTo limit: Int, in language: Language = .english
  ) throws(FileFault) -> [UInt8]? {
    let isInput = path == "-"
    let descriptor =
      isInput ? StandardInput.take(in: language) : open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(errno) }
    defer { if !isInput { close(descriptor) } }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      guard let chunk = StandardStreams.bytes(from: descriptor, upTo: Self.chunk) else {
        throw FileFault(errno)
      }
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
    return nil
  }

  /// Reads the file at `path`, which is a regular one unless the process has it open already, as standard
  /// input and what a shell puts in place of `<(…)` are. Others, such as a named pipe, may keep the reader
  /// waiting for ever.
  static func readFile(
    _ path: String, upTo limit: Int, in language: Language = .english
  ) throws(FileFault) -> [UInt8]? {
    let isOpen = path == "-" || path == "/dev/stdin" || path.hasPrefix("/dev/fd/")
    if !isOpen {
      var status = stat()
      guard stat(path, &status) == 0 else { throw FileFault(errno) }
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw .isFolder
      default: throw .isNoFile
      }
    }
    return try read(path, upTo: limit, in: language)
  }

  private static let chunk = 1 << 20
}
