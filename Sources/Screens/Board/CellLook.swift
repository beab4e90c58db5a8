import Games
import Hints
import Sudoku
import Widgets

/// All that the drawing of a cell shows.
nonisolated struct CellLook: Hashable {
  /// What the cell holds.
  var digit: Digit?
  var isGiven = false
  /// Whether the digit is to be marked as not the solution's.
  var isWrong = false
  /// Whether the digit is to be marked as standing in a peer as well.
  var isConflicting = false
  var notes = DigitSet.none
  var centreNotes = DigitSet.none
  /// Whether it is dark where its neighbours are light, as on a checkerboard.
  var isAlternate = false
  /// The digit under the cursor, where it is noted here.
  var sameNote: Digit?
  /// The player's colour.
  var color: CellColor?
  /// How it was read from a picture, if that wants a look.
  var reading: ReadingMark?
  /// Whether it is in the row, column or box of the cursor.
  var isPeer = false
  /// Whether it holds the digit that the cursor is on.
  var isSameDigit = false
  var isSelected = false
  /// The sides of a selected cell where no other selected one lies.
  var selectionEdges: Edge.Set = []
  /// What digits become, where the cursor is here.
  var cursor: EntryMode?
  /// Whether it is in a house that the hint is about.
  var isInHintHouse = false
  /// What it is in the hint for.
  var hint: PaintedCell?
  /// The candidates of the hint here.
  var candidates: [PaintedCandidate] = []
  /// Whether nothing of it may be seen: the game is paused.
  var isHidden = false
}

/// The reason to look at a cell that was read from a picture.
nonisolated enum ReadingMark: Hashable {
  /// The reading isn't sure of it.
  case doubtful
  /// It was read as something else than it looks most like.
  case changed

  /// What stands before the digit.
  var sign: Character {
    switch self {
    case .doubtful: "?"
    case .changed: "~"
    }
  }

  /// Behind the cell.
  var ground: StyleRole {
    switch self {
    case .doubtful: .boardDoubtful
    case .changed: .boardChanged
    }
  }

  /// The look of its sign.
  var mark: StyleRole {
    switch self {
    case .doubtful: .boardDoubtfulMark
    case .changed: .boardChangedMark
    }
  }
}

extension CellGlyphs {
  /// The sign of how the cell was read, before its digit.
  var readingSigns: [CellGlyph] {
    guard let reading = look.reading else { return [] }
    let x = metrics.digitPlace.x - (hasBigDigits ? BigGlyph.columns / 2 + 1 : 1)
    return [glyph(reading.sign, x, metrics.digitPlace.y, style(reading.mark))]
  }
}
