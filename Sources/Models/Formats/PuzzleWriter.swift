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
  private var count = 0
  /// The folder of the last game.
  private var folder: String?

  /// Creates a writer for `format`.
  ///
  /// - Throws: ``PuzzleWritingError`` if ``PuzzleFormat/isWritable`` is `false`.
  public init(_ format: PuzzleFormat) throws(PuzzleWritingError) {
    guard format.isWritable else { throw .readOnly(format) }
    self.format = format
  }

  /// Returns the text of the next puzzle, with a line feed at its end.
  ///
  /// - Throws: ``PuzzleWritingError`` for a second puzzle if the format only allows one, and for
  ///   one that it can't hold.
  public mutating func text(of entry: PuzzleEntry) throws(PuzzleWritingError) -> String {
    guard count == 0 || format.holdsSeveral else { throw .onlyOne(format) }
    defer { count += 1 }
    let isFirst = count == 0
    switch format {
    case .sdk, .ss, .pencilmarks, .debian: return (isFirst ? "" : "\n") + grid(of: entry)
    case .openSudoku: return openSudoku(entry)
    case .kSudoku: return KSudokuXML.text(of: entry)
    default: return try line(of: entry) + "\n"
    }
  }

  /// Returns the text after the last puzzle.
  public mutating func end() -> String {
    defer { (count, folder) = (0, nil) }
    guard format == .openSudoku else { return "" }
    let head = count == 0 ? OpenSudokuXML.head : ""
    return head + (folder == nil ? "" : OpenSudokuXML.folderEnd) + OpenSudokuXML.tail
  }
}

extension PuzzleWriter {
  private mutating func openSudoku(_ entry: PuzzleEntry) -> String {
    let name = entry.details[.source] ?? ""
    var text = count == 0 ? OpenSudokuXML.head : ""
    if name != folder {
      text += (folder == nil ? "" : OpenSudokuXML.folderEnd) + OpenSudokuXML.folder(name)
      folder = name
    }
    return text + OpenSudokuXML.game(entry)
  }

  private func grid(of entry: PuzzleEntry) -> String {
    switch format {
    case .ss: FramedGrid.cells(of: entry.givens)
    case .pencilmarks: FramedGrid.position(of: entry)
    case .debian:
      "% " + Self.oneLine(entry.details[.title] ?? "") + "\n" + FramedGrid.plain(entry.givens)
    default: PuzzleHeaders.text(of: entry.details) + FramedGrid.plain(entry.givens)
    }
  }

  private func line(of entry: PuzzleEntry) throws(PuzzleWritingError) -> String {
    switch format {
    case .line:
      entry.givens.description
        + ((entry.details[.comment] ?? entry.details[.title]).map { " # " + Self.oneLine($0) } ?? "")
    case .sukaku: SukakuLine.text(of: entry)
    case .sudokuWiki: SudokuWikiText.text(of: entry)
    case .library: LibraryLine.text(of: entry)
    case .gnome: GnomeSave.text(of: entry)
    case .fPuzzles, .sudokuPad: PuzzleLink.text(of: entry, as: format)
    case .classicCode: PuzzleLink.classic(entry.givens)
    case .gnomeCode: try GnomeCode.text(of: entry.givens)
    case .solo: SoloID.text(of: entry.givens)
    default: entry.givens.text(empty: "0")
    }
  }

  /// Returns `text` without line breaks.
  static func oneLine(_ text: String) -> String {
    guard !text.isPlain else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
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
