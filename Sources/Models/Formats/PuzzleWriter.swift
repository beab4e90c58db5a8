import Sudoku

/// Writes puzzles as text, one after the other.
///
/// ```swift
/// var writer = try PuzzleWriter(.sdk)
/// for entry in document.entries { text += try writer.text(of: entry) }
/// text += writer.end()
/// ```
///
/// A format may not be able to store everything. ``PuzzleEntry/losses(as:)`` returns what is left
/// out.
public struct PuzzleWriter: Sendable {
  /// The format.
  public let format: PuzzleFormat
  private let writing: PuzzleWriting
  private var count = 0
  /// The folder of the last game.
  private var folder: String?

  /// Creates a writer for `format`.
  ///
  /// - Throws: ``PuzzleWritingError`` if ``PuzzleFormat/isWritable`` is `false`.
  public init(_ format: PuzzleFormat) throws(PuzzleWritingError) {
    guard format.isWritable else { throw .readOnly(format) }
    self.format = format
    writing = format.writing
  }

  /// Returns the text of the next puzzle, with a line feed at its end.
  ///
  /// - Throws: ``PuzzleWritingError`` for a second puzzle if the format only allows one, and for
  ///   one that it can't hold.
  public mutating func text(of entry: PuzzleEntry) throws(PuzzleWritingError) -> String {
    guard count == 0 || format.holdsSeveral else { throw .onlyOne(format) }
    defer { count += 1 }
    return switch writing {
    case .none: throw .readOnly(format)
    case .line(let text): try text(entry) + "\n"
    case .rows(let text): (count == 0 ? "" : "\n") + text(entry)
    case .document(let text): text(entry)
    case .folders: game(entry)
    }
  }

  /// Returns the text after the last puzzle.
  public mutating func end() -> String {
    defer { (count, folder) = (0, nil) }
    guard case .folders = writing else { return "" }
    let head = count == 0 ? OpenSudokuXML.head : ""
    return head + (folder == nil ? "" : OpenSudokuXML.folderEnd) + OpenSudokuXML.tail
  }

  /// Returns the text of a game, in its folder.
  private mutating func game(_ entry: PuzzleEntry) -> String {
    let name = entry.details[.source] ?? ""
    var text = count == 0 ? OpenSudokuXML.head : ""
    if name != folder {
      text += (folder == nil ? "" : OpenSudokuXML.folderEnd) + OpenSudokuXML.folder(name)
      folder = name
    }
    return text + OpenSudokuXML.game(entry)
  }

  /// Returns `text` without line breaks.
  static func oneLine(_ text: String) -> String {
    guard !text.isPlain else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// The way in which puzzles of a format are written.
enum PuzzleWriting: Sendable {
  /// The format can only be read.
  case none
  /// One puzzle per line.
  case line(@Sendable (PuzzleEntry) throws(PuzzleWritingError) -> String)
  /// Grids, with a blank line between them.
  case rows(@Sendable (PuzzleEntry) -> String)
  /// One file per puzzle.
  case document(@Sendable (PuzzleEntry) -> String)
  /// The folders of ``OpenSudokuXML``.
  case folders
}

/// The reason why a puzzle can't be written.
public enum PuzzleWritingError: Error, Hashable, Sendable {
  /// The format can only be read.
  case readOnly(PuzzleFormat)
  /// The format allows one puzzle per file, and there are more.
  case onlyOne(PuzzleFormat)
  /// The format holds a digit nine times at most, and the grid has more.
  case tooOften(PuzzleFormat)
}
