import Formats
import Hints
import Screens
import Store
import Sudoku

/// The text of a puzzle, or the file or standard input with one, piece by piece.
final class ByteReader {
  /// The file's name in messages.
  let name: String
  private let file: InputFile?
  /// The text that was given instead of a file, until it is read.
  private var text: [UInt8]?
  private let language: Language
  /// The number of bytes that may still come from a device, which may never end, or `nil` if it
  /// isn't one.
  private var leftOfDevice: Int?

  /// Creates a reader of the file at `path`, of standard input if that is `-`, or of `path` itself
  /// if there is no such file but its text is a puzzle. Errors are in `language`.
  init(_ path: String, language: Language = .english) throws(UsageError) {
    self.language = language
    do throws(FileFault) {
      let file = try InputFile(path, in: language)
      self.file = file
      name = path == "-" ? Words.in(language).standardInput : path
      leftOfDevice = file.isDevice ? 1 << 24 : nil
    } catch {
      guard error == .notFound || error == .longName else {
        throw Self.failure(path, language, error)
      }
      try Self.check(path, language)
      name = Words.in(language).givenText
      (file, text) = (nil, Array((path + "\n").utf8))
    }
  }

  /// `true` if reading more would block.
  var isWaiting: Bool { text == nil && file?.isWaiting == true }

  /// The next bytes, at most 64 KB, or `nil` at the end.
  func next() throws(UsageError) -> [UInt8]? {
    defer { text = nil }
    guard let file else { return text }
    do throws(FileFault) {
      let bytes = try file.next()
      if let left = leftOfDevice {
        guard left > bytes.count else { throw .isNoFile }
        leftOfDevice = left - bytes.count
      }
      return bytes.isEmpty ? nil : bytes
    } catch {
      throw Self.failure(name, language, error)
    }
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

  private static func failure(
    _ name: String, _ language: Language, _ reason: FileFault
  ) -> UsageError {
    UsageError(Words.in(language).text(of: GivenPuzzleError.unreadable(name: name, reason: reason)))
  }
}
