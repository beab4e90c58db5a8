import Games
import Hints
import Scutes
import Sudoku

/// Everything that determines the drawing of a cell.
nonisolated struct CellLook: Hashable {
  var digit: Digit?
  var isGiven = false
  /// `true` to mark the digit as wrong.
  var isWrong = false
  /// `true` to mark the digit as conflicting with a peer.
  var isConflicting = false
  var notes = DigitSet.none
  var centreNotes = DigitSet.none
  /// The digits, among those above, that are drawn faintly.
  var faint = DigitSet.none
  /// `true` for the dark cells of a checkerboard.
  var isAlternate = false
  /// `true` in the boxes 2, 4, 6 and 8.
  var isInAlternateBox = false
  /// The highlighted digits that are noted here.
  var sameNotes = DigitSet.none
  /// The player's colours.
  var colors = CellColors()
  /// The reason to check a cell read from a picture, if any.
  var reading: ReadingMark?
  /// `true` if it is in the row, column or box of the cursor.
  var isPeer = false
  /// `true` if it is shaded because none of the highlighted digits can go there.
  var isBlocked = false
  /// `true` if it is lit because the digit to place can go there.
  var isOpen = false
  /// `true` if it holds the digit under the cursor.
  var isSameDigit = false
  /// `true` while the player draws links, among which `=` is a sign.
  var isDrawnOn = false
  var isSelected = false
  /// The sides of a selected cell without a selected neighbour.
  var selectionEdges: Edge.Set = []
  /// The entry mode, if the cursor is here.
  var cursor: EntryMode?
  /// `true` if a text beside the board asks about it.
  var isAsked = false
  /// `true` if it is in a house of the hint.
  var isInHintHouse = false
  /// `true` if it is in a house that the hint's pattern only reaches into.
  var isInHintCover = false
  /// `true` if the board is only about the hint.
  var isSketched = false
  /// Its role in the hint.
  var hint: PaintedCell?
  /// The candidates of the hint here.
  var candidates: [PaintedCandidate] = []
  /// `true` if the content is hidden because the game is paused.
  var isHidden = false
}

/// The reason to check a cell that was read from a picture.
nonisolated enum ReadingMark: Hashable {
  /// The reading is uncertain.
  case doubtful
  /// It was read as something other than its best match.
  case changed

  /// The sign before the digit.
  var sign: Character { self == .doubtful ? "?" : "~" }
  /// The role of the cell's ground.
  var ground: StyleRole { self == .doubtful ? .boardDoubtful : .boardChanged }
  /// The role of its sign.
  var mark: StyleRole { self == .doubtful ? .boardDoubtfulMark : .boardChangedMark }
}

nonisolated extension CellLook {
  /// `true` if a highlighted digit is among the corner notes.
  var notesFollowed: Bool { digit == nil && !sameNotes.intersection(notes).isEmpty }

  /// `true` if the hint only removes candidates here.
  var isRemovedFrom: Bool { hint?.role == .target && candidates.areRemoved }

  /// The only candidate of a sketched cell, which is drawn as large as a digit.
  var loneCandidate: PaintedCandidate? {
    guard isSketched, digit == nil, candidates.count == 1, let only = candidates.first,
      notes.union(centreNotes).subtracting([only.candidate.digit]).isEmpty
    else { return nil }
    return only
  }
}

nonisolated extension [PaintedCandidate] {
  /// `true` if a hint removes some and places none.
  var areRemoved: Bool { contains { $0.role == .eliminated } && !contains { $0.role == .placed } }
}

nonisolated extension PaintedCandidate {
  /// The ground of a cell with this as its lone candidate.
  var loneGround: StyleRole {
    switch role {
    case .pattern: .hintPatternMark
    case .eliminated: .hintWrongCell
    default: .hintCandidate(role, group: group)
    }
  }
}

extension CellGlyphs {
  /// The lone candidate of a sketched cell, after a cross if it goes, or `nil` if there isn't just
  /// one.
  var loneGlyphs: [CellGlyph]? {
    guard let lone = look.loneCandidate else { return nil }
    let place = metrics.digitPlace
    var style = ground
    style.attributes.insert(.bold)
    guard lone.role == .eliminated else {
      return [glyph(tiles[lone.candidate.digit], place.x, place.y, style)]
    }
    let chip = theme.style(for: .hintEliminated)
    style.foreground = chip.background ?? style.foreground
    return [
      glyph("×", place.x - 1, place.y, style),
      glyph(tiles[lone.candidate.digit], place.x, place.y, style),
    ]
  }

  /// The sign of the reading, before the digit.
  var readingSigns: [CellGlyph] {
    guard let reading = look.reading else { return [] }
    let x = (bigDigit?.minX ?? metrics.digitPlace.x) - 1
    return [glyph(reading.sign, x, metrics.digitPlace.y, style(reading.mark))]
  }
}
