import Games
import Hints
import Sudoku
import Widgets

/// What a board shows at one moment: a game that is played, or any other grid.
nonisolated struct BoardPicture: Hashable {
  /// The digits, and which of them were given.
  var grid: Grid
  var givens: Grid
  /// The notes, the centre notes and the colours, by the number of the cell.
  var notes: [DigitSet]
  var centreNotes: [DigitSet]
  var colors: [CellColor?]
  /// The cells whose digits are marked as not the solution's.
  var wrong = CellSet.none
  /// The cells whose digits are marked as standing in a peer as well.
  var conflicting = CellSet.none
  /// The cells to look at of a board that was read from a picture.
  var readings: [Cell: ReadingMark] = [:]
  /// Where the cursor is; nil for a board without one.
  var cursor: Cell?
  /// What becomes of digits that are entered.
  var mode = EntryMode.digits
  /// The cells that are selected; the cursor may be on one of them.
  var selection = CellSet.none
  /// What of a hint is drawn on the board.
  var hint: HintPicture?
  /// Whether nothing may be seen: the game is paused.
  var isHidden = false
  /// Whether the row, column and box of the cursor stand out; not while a hint does.
  var highlightsPeers = true
  /// Whether digits and notes that are the digit under the cursor stand out.
  var highlightsSameDigit = true
  /// The digit that stands out in place of the one under the cursor.
  var highlightedDigit: Digit?

  /// The digits of `grid`, of which those of `givens` were given.
  init(grid: Grid, givens: Grid) {
    self.grid = grid
    self.givens = givens
    notes = Array(repeating: .none, count: 81)
    centreNotes = notes
    colors = Array(repeating: nil, count: 81)
  }
}

nonisolated extension BoardPicture {
  /// How each cell is to be drawn, by its number.
  var cells: [CellLook] {
    guard !isHidden else {
      return Cell.all.map { CellLook(isAlternate: $0.isAlternate, isHidden: true) }
    }
    var looks = Cell.all.map(content)
    layCursor(on: &looks)
    for cell in selection {
      looks[cell.index].isSelected = true
      looks[cell.index].selectionEdges = edges(ofSelected: cell)
    }
    if let hint { lay(hint, on: &looks) }
    return looks
  }

  /// Whether the row, column and box of the cursor are to stand out.
  var showsPeers: Bool { highlightsPeers && hint == nil && !isHidden }

  /// The sides of `cell` that no selected cell of its box lies beyond.
  private func edges(ofSelected cell: Cell) -> Edge.Set {
    var edges: Edge.Set = []
    func look(_ edge: Edge.Set, isInBox: Bool, _ neighbour: Int) {
      if !isInBox || !selection.contains(Cell(neighbour)) { edges.formUnion(edge) }
    }
    look(.leading, isInBox: cell.column % 3 > 0, cell.index - 1)
    look(.trailing, isInBox: cell.column % 3 < 2, cell.index + 1)
    look(.top, isInBox: cell.row % 3 > 0, cell.index - 9)
    look(.bottom, isInBox: cell.row % 3 < 2, cell.index + 9)
    return edges
  }

  private func content(of cell: Cell) -> CellLook {
    var look = CellLook()
    look.isAlternate = cell.isAlternate
    look.digit = grid[cell]
    look.color = colors[cell.index]
    look.reading = readings[cell]
    if look.digit == nil {
      look.notes = notes[cell.index]
      look.centreNotes = centreNotes[cell.index]
    } else {
      look.isGiven = givens[cell] != nil
      look.isWrong = wrong.contains(cell)
      look.isConflicting = conflicting.contains(cell)
    }
    return look
  }

  private func layCursor(on looks: inout [CellLook]) {
    if let cursor, showsPeers {
      for cell in cursor.peers { looks[cell.index].isPeer = true }
    }
    if let digit = outstandingDigit {
      for index in looks.indices {
        if looks[index].digit == digit {
          looks[index].isSameDigit = index != cursor?.index
        } else if looks[index].notes.union(looks[index].centreNotes).contains(digit) {
          looks[index].sameNote = digit
        }
      }
    }
    if let cursor { looks[cursor.index].cursor = mode }
  }

  private var outstandingDigit: Digit? {
    if let highlightedDigit { return highlightedDigit }
    return highlightsSameDigit ? cursor.flatMap { grid[$0] } : nil
  }

  private func lay(_ hint: HintPicture, on looks: inout [CellLook]) {
    for painted in hint.houses {
      for cell in painted.house.cells { looks[cell.index].isInHintHouse = true }
    }
    for painted in hint.cells { looks[painted.cell.index].hint = painted }
    for painted in hint.candidates {
      looks[painted.candidate.cell.index].candidates.append(painted)
    }
  }
}

nonisolated extension BoardPicture {
  /// The board of a game, with the digits marked that the player wants to be marked, and those that
  /// checks have found.
  init(of game: Game, found: Set<Mistake> = []) {
    self.init(grid: game.board.grid, givens: game.puzzle.givens)
    notes = Cell.all.map { game.notes(at: $0) }
    centreNotes = Cell.all.map { game.notes(at: $0, kind: .centre) }
    colors = Cell.all.map { game.board.color(of: $0) }
    let marks = ErrorMarks(on: game, found: found)
    wrong = marks.wrong
    conflicting = marks.conflicting
  }
}

nonisolated extension Cell {
  /// Whether it is of those that are dark on a checkerboard with a light corner.
  fileprivate var isAlternate: Bool { !(row + column).isMultiple(of: 2) }
}

/// The cells whose digits are marked, by what the player wants to be told.
nonisolated struct ErrorMarks: Equatable {
  /// Not the solution's.
  var wrong = CellSet.none
  /// In a peer as well.
  var conflicting = CellSet.none

  /// The marks on the board of a game. What checks have `found` is marked whatever the setting, for
  /// as long as it stands there.
  init(on game: Game, found: Set<Mistake>) {
    switch game.checking {
    case .everything: wrong = CellSet(game.wrongCells)
    case .conflicts: conflicting = CellSet(game.conflicts)
    case .onRequest: break
    }
    for mistake in found where game.digit(at: mistake.cell) == mistake.digit {
      wrong.insert(mistake.cell)
    }
  }
}

/// The picture of a game as it was last asked for: a cursor that moves changes nothing of it.
final class KeptPicture {
  private var picture: BoardPicture?
  /// How long the journal was then. All that a board shows of a game follows from its journal.
  private var turns = 0
  private var found: Set<Mistake> = []

  /// The picture of `game`, always the same one, with the digits marked that checks have `found`.
  func picture(of game: Game, found: Set<Mistake>) -> BoardPicture {
    if let picture, turns == game.journal.count, found == self.found { return picture }
    let new = BoardPicture(of: game, found: found)
    (picture, turns, self.found) = (new, game.journal.count, found)
    return new
  }
}
