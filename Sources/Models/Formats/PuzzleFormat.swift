import Sudoku

/// A text format for puzzles. ``PuzzleReader`` recognises each by its contents. The file name
/// doesn't matter.
public enum PuzzleFormat: String, CaseIterable, Codable, Sendable {
  /// 81 characters in a line, followed by a comment.
  case line
  /// A collection of Sudoku Maker and OpenSudoku: lines of 81 characters, nothing else.
  case sdm
  /// Nine lines of nine, of SadMan Sudoku and SudoCue. The formats .msk and .sol look the same.
  case sdk
  /// Nine framed lines, of Simple Sudoku.
  case ss
  /// A grid of candidates, as in forums and HoDoKu.
  case pencilmarks = "pm"
  /// 729 characters, nine per cell, of Sukaku Explainer.
  case sukaku
  /// A game in progress of SudoCue: nine lines of nine lists of candidates.
  case sdx
  /// A line of HoDoKu's library: a position and a step.
  case library
  /// A line of gsf's lists: fields and commas, with the puzzle as the fifth.
  case gsf
  /// The text that SudokuWiki.org puts into links, or such a link.
  case sudokuWiki = "sudokuwiki"
  /// Grids as arrays of JSON.
  case json
  case openSudoku = "opensudoku"
  /// A link to f-puzzles.com, or the JSON within.
  case fPuzzles = "fpuzzles"
  /// A link to sudokupad.app.
  case sudokuPad = "sudokupad"
  /// SudokuPad's short code for givens alone, and its link.
  case classicCode = "scf"
  /// The JSON of Cracking the Cryptic's tool, and SudokuPad's links with it.
  case ctc
  case gnome
  /// The code that GNOME Sudoku copies to the clipboard.
  case gnomeCode = "gnome-code"
  case kSudoku = "ksudoku"
  /// The game ID of Simon Tatham's Solo.
  case solo
  /// A title after a percent sign, then nine lines, of the Debian package sudoku.
  case debian

  /// The facts about a format: its common name, the ending of its files, what it stores besides the
  /// givens and the texts, the texts, whether a file can contain several puzzles, and how it is
  /// written.
  private struct Row {
    let name: String
    let ending: String
    let contents: PuzzleContents
    let details: [PuzzleDetail]
    let holdsSeveral: Bool
    let writing: PuzzleWriting

    init(
      _ name: String, _ ending: String = "txt", _ contents: PuzzleContents = [],
      _ details: [PuzzleDetail] = [], holdsSeveral: Bool = true,
      writing: PuzzleWriting = .none
    ) {
      (self.name, self.ending, self.contents, self.details) = (name, ending, contents, details)
      (self.holdsSeveral, self.writing) = (holdsSeveral, writing)
    }
  }

  private static let position: PuzzleContents = [.placed, .candidates]
  private static let marks: PuzzleContents = [.placed, .notes, .centreNotes]
  private static let texts: [PuzzleDetail] = [.title, .author, .comment]

  private var row: Row {
    switch self {
    case .line:
      Row("line of 81 characters", "txt", [], [.comment], writing: .line(OneLinePuzzle.text))
    case .sdm: Row("puzzle collection", "sdm", writing: .line { $0.givens.text(empty: "0") })
    case .sdk:
      Row(
        "SadMan and SudoCue", "sdk", [], PuzzleDetail.allCases, writing: .rows(PuzzleHeaders.text))
    case .ss: Row("Simple Sudoku", "ss", writing: .rows { FramedGrid.cells(of: $0.givens) })
    case .pencilmarks:
      Row("pencil-mark grid", "txt", Self.position, writing: .rows(FramedGrid.position))
    case .sukaku: Row("Sukaku, 729 characters", "txt", .candidates, writing: .line(SukakuLine.text))
    case .sdx: Row("SudoCue, in progress", "sdx", Self.position, holdsSeveral: false)
    case .library:
      Row("HoDoKu library", "txt", Self.position.union(.step), writing: .line(LibraryLine.text))
    case .gsf: Row("gsf's list", "txt", [], [.title])
    case .sudokuWiki: Row("SudokuWiki", "txt", Self.position, writing: .line(SudokuWikiText.text))
    case .json: Row("JSON arrays", "json", Self.marks, [.title, .author, .level])
    case .openSudoku:
      Row(
        "OpenSudoku", "opensudoku", Self.marks.union(.elapsed), [.source, .comment],
        writing: .folders)
    case .fPuzzles:
      Row(
        "f-puzzles link", "txt", Self.marks.union(.colors), Self.texts,
        writing: .line(PuzzleLink.fPuzzles))
    case .sudokuPad:
      Row(
        "SudokuPad link", "txt", Self.marks.union(.colors), Self.texts,
        writing: .line(PuzzleLink.sudokuPad))
    case .classicCode:
      Row("SudokuPad classic code", writing: .line { PuzzleLink.classic($0.givens) })
    case .ctc: Row("Cracking the Cryptic's tool", "txt", [.notes, .centreNotes], Self.texts)
    case .gnome:
      Row(
        "GNOME Sudoku, saved game", "save", [.placed, .notes, .elapsed], [.level],
        holdsSeveral: false, writing: .line(GnomeSave.text))
    case .gnomeCode: Row("GNOME Sudoku code", writing: .line(GnomeCode.text))
    case .kSudoku:
      Row(
        "KSudoku", "ksudoku", [.placed, .notes, .elapsed], holdsSeveral: false,
        writing: .document(KSudokuXML.text))
    case .solo: Row("Solo game ID", writing: .line { SoloID.text(of: $0.givens) })
    case .debian: Row("Debian's sudoku", "txt", [], [.title], writing: .rows(PuzzleHeaders.debian))
    }
  }

  /// Its name on the command line.
  public var id: String { rawValue }
  /// Its common name.
  public var name: String { row.name }
  /// The file extension, without a dot.
  public var fileExtension: String { row.ending }
  /// `true` if ``PuzzleWriter`` can write it.
  public var isWritable: Bool { if case .none = writing { false } else { true } }
  /// `true` if a file can contain several puzzles.
  public var holdsSeveral: Bool { row.holdsSeveral }
  /// The texts that it stores.
  public var details: [PuzzleDetail] { row.details }
  var writing: PuzzleWriting { row.writing }

  /// The contents that it stores besides the givens.
  public var contents: PuzzleContents {
    row.details.isEmpty ? row.contents : row.contents.union(.details)
  }
}
