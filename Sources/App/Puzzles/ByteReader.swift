import Formats
import Foundation
import Hints
import Screens
import Store
import Sudoku
import Widgets

final class ByteReader {
  /// The file's name in messages.
  let name: String
  private let descriptor: Int32
  private var returned: [UInt8]?
  private let language: Language
  /// The number of bytes that may still come from a device, or `nil` if it is none.
  private var leftOfDevice: Int?

  private static let chunk = 1 << 16
  /// The number of bytes read from a device, which may never end, unless it is a terminal.
  private static let mostOfDevice = 1 << 24

  /// A reader of the file at `path`; of standard input where that is `-`; and of `path` itself
  /// where there is no such file but its text is a puzzle. What is wrong is said in `language`.
  init(_ path: String, language: Language = .english) throws(UsageError) {
    self.language = language
    if path == "-" {
      name = Words.in(language).standardInput
      descriptor = StandardInput.take(in: language)
      leftOfDevice = Self.limit(of: descriptor)
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 {
      name = path
      leftOfDevice = Self.limit(of: descriptor)
    } else if errno == ENOENT || errno == ENAMETOOLONG {
      try Self.check(path, language)
      name = Words.in(language).givenText
      returned = Array((path + "\n").utf8)
    } else {
      throw Self.failure(path, language)
    }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  /// `true` if reading more would block.
  var isWaiting: Bool {
    guard returned == nil, descriptor >= 0 else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 0
  }

  /// The next bytes, at most 64 KB, or `nil` at the end.
  func next() throws(UsageError) -> [UInt8]? {
    if let returned {
      self.returned = nil
      return returned
    }
    guard descriptor >= 0 else { return nil }
    guard let bytes = StandardStreams.bytes(from: descriptor, upTo: Self.chunk) else {
      throw Self.failure(name, language)
    }
    guard !bytes.isEmpty else { return nil }
    if let left = leftOfDevice {
      guard left > bytes.count else { throw Self.failure(name, language, .isNoFile) }
      leftOfDevice = left - bytes.count
    }
    return bytes
  }

  private static func check(_ text: String, _ language: Language) throws(UsageError) {
    let document = PuzzleDocument(text)
    guard document.entries.isEmpty else { return }
    let error: GivenPuzzleError =
      if isNamedLikeAFile(text) { .noFile(text) } else {
        document.problems.first.map { .neitherFileNorPuzzle(text, $0) } ?? .emptyText
      }
    throw UsageError(Words.in(language).text(of: error))
  }

  /// Returns `true` if `text` has a slash, or an ending such as `.txt`.
  private static func isNamedLikeAFile(_ text: String) -> Bool {
    guard !text.contains("\n"), !text.contains("://") else { return false }
    return text.contains("/") || text.contains(/[^.]\.[A-Za-z][A-Za-z0-9]+$/)
  }

  private static func limit(of descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFCHR,
      isatty(descriptor) == 0
    else { return nil }
    return mostOfDevice
  }

  private static func failure(
    _ name: String, _ language: Language, _ reason: FileFault = FileFault(errno)
  ) -> UsageError {
    UsageError(
      Words.in(language).text(of: GivenPuzzleError.unreadable(name: name, reason: reason)))
  }
}
