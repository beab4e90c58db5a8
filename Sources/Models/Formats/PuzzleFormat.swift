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
  /// The XML of OpenSudoku.
  case openSudoku = "opensudoku"
  /// A link to f-puzzles.com, or the JSON within.
  case fPuzzles = "fpuzzles"
  /// A link to sudokupad.app.
  case sudokuPad = "sudokupad"
  /// SudokuPad's short code for givens alone, and its link.
  case classicCode = "scf"
  /// The JSON of Cracking the Cryptic's tool, and SudokuPad's links with it.
  case ctc
  /// A saved game of GNOME Sudoku.
  case gnome
  /// The code that GNOME Sudoku copies to the clipboard.
  case gnomeCode = "gnome-code"
  /// The XML of KSudoku.
  case kSudoku = "ksudoku"
  /// The game ID of Simon Tatham's Solo.
  case solo
  /// A title after a percent sign, then nine lines, of the Debian package sudoku.
  case debian
}

extension PuzzleFormat {
  /// Its name on the command line.
  public var id: String { rawValue }

  /// Its common name.
  public var name: String {
    switch self {
    case .line: "line of 81 characters"
    case .sdm: "puzzle collection"
    case .sdk: "SadMan and SudoCue"
    case .ss: "Simple Sudoku"
    case .pencilmarks: "pencil-mark grid"
    case .sukaku: "Sukaku, 729 characters"
    case .sdx: "SudoCue, in progress"
    case .library: "HoDoKu library"
    case .gsf: "gsf's list"
    case .sudokuWiki: "SudokuWiki"
    case .json: "JSON arrays"
    case .openSudoku: "OpenSudoku"
    case .fPuzzles: "f-puzzles link"
    case .sudokuPad: "SudokuPad link"
    case .classicCode: "SudokuPad classic code"
    case .ctc: "Cracking the Cryptic's tool"
    case .gnome: "GNOME Sudoku, saved game"
    case .gnomeCode: "GNOME Sudoku code"
    case .kSudoku: "KSudoku"
    case .solo: "Solo game ID"
    case .debian: "Debian's sudoku"
    }
  }

  /// The file extension, without a dot.
  public var fileExtension: String {
    switch self {
    case .line, .pencilmarks, .sukaku, .library, .gsf, .fPuzzles, .sudokuPad, .classicCode, .ctc,
      .gnomeCode, .solo, .debian, .sudokuWiki:
      "txt"
    case .json: "json"
    case .sdm, .sdk, .ss, .sdx: rawValue
    case .openSudoku: "opensudoku"
    case .gnome: "save"
    case .kSudoku: "ksudoku"
    }
  }

  /// `true` if ``PuzzleWriter`` can write it.
  public var isWritable: Bool {
    switch self {
    case .sdx, .gsf, .ctc, .json: false
    default: true
    }
  }

  /// `true` if a file can contain several puzzles.
  public var holdsSeveral: Bool {
    switch self {
    case .gnome, .kSudoku, .sdx: false
    default: true
    }
  }

  /// The contents that it stores besides the givens.
  public var contents: PuzzleContents {
    switch self {
    case .sdm, .ss, .classicCode, .gnomeCode, .solo: []
    case .line, .sdk, .debian, .gsf: [.details]
    case .ctc: [.notes, .centreNotes, .details]
    case .json: [.placed, .notes, .centreNotes, .details]
    case .pencilmarks, .sdx, .sudokuWiki: [.placed, .candidates]
    case .sukaku: [.candidates]
    case .library: [.placed, .candidates, .step]
    case .openSudoku: [.placed, .notes, .centreNotes, .elapsed, .details]
    case .fPuzzles, .sudokuPad: [.placed, .notes, .centreNotes, .colors, .details]
    case .gnome: [.placed, .notes, .elapsed, .details]
    case .kSudoku: [.placed, .notes, .elapsed]
    }
  }

  /// The texts that it stores.
  public var details: [PuzzleDetail] {
    switch self {
    case .line: [.comment]
    case .sdk: PuzzleDetail.allCases
    case .debian, .gsf: [.title]
    case .openSudoku: [.source, .comment]
    case .fPuzzles, .sudokuPad, .ctc: [.title, .author, .comment]
    case .gnome: [.level]
    case .json: [.title, .author, .level]
    default: []
    }
  }
}
