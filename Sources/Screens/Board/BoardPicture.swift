import Games
import Hints
import Scutes
import Sudoku

/// The content of a board at one moment, for a game or any other grid.
nonisolated struct BoardPicture: Hashable {
  /// The digits, given and entered.
  var grid: Grid
  var givens: Grid
  /// The notes, centre notes and colours, by cell index.
  var notes: [DigitSet]
  var centreNotes: [DigitSet]
  var colors: [CellColors]
  /// The digits to draw faintly in a cell, whether it holds them or has them noted.
  var faint: [Cell: DigitSet] = [:]
  /// The cells whose digits are marked as wrong.
  var wrong = CellSet.none
  /// The cells whose digits are marked as conflicting with a peer.
  var conflicting = CellSet.none
  /// The cells to check on a board that was read from a picture.
  var readings: [Cell: ReadingMark] = [:]
  /// The position of the cursor, or `nil` for none.
  var cursor: Cell?
  /// How an entered digit is interpreted.
  var mode = EntryMode.digits
  /// The selected cells. The cursor may be on one of them.
  var selection = CellSet.none
  /// The hint's marks on the board.
  var hint: HintPicture?
  /// `true` if the hint is all that the board is about: a lone candidate is as large as a digit,
  /// and colours stand for signs.
  var isSketch = false
  /// `true` while the player draws links, among which `=` is a sign.
  var isDrawnOn = false
  /// `true` if the content is hidden because the game is paused.
  var isHidden = false
  /// `true` to highlight the row, column and box of the cursor. A hint overrides it.
  var highlightsPeers = true
  /// `true` to highlight digits and notes equal to the digit under the cursor.
  var highlightsSameDigit = true
  /// `true` to highlight what the cursor is about, as the two above say.
  var highlightsCursor: Bool {
    get { highlightsPeers || highlightsSameDigit }
    set { (highlightsPeers, highlightsSameDigit) = (newValue, newValue) }
  }
  /// The empty cell that a text beside the board asks about.
  var asked: Cell?
  /// The cells that a text beside the board is about.
  var lit = CellSet.none
  /// The digits to highlight in place of the one under the cursor.
  var highlightedDigits = DigitSet.none
  /// `true` to highlight the notes of cells with two candidates as well.
  var highlightsBivalue = false
  /// `true` to highlight, of the digits to highlight or else of all, only notes that have two
  /// places in some house.
  var highlightsBilocation = false
  /// `true` to shade the cells where none of the digits to highlight can go, in place of the peers
  /// of the cursor.
  var shadesBlocked = false
  /// The digit to place in the cells that are chosen next. The cells where it can go are lit, in
  /// place of the peers of the cursor.
  var pen: Digit?

  /// Creates a picture of `grid`, with the digits of `givens` as givens.
  init(grid: Grid, givens: Grid) {
    self.grid = grid
    self.givens = givens
    notes = Array(repeating: .none, count: 81)
    centreNotes = notes
    colors = Array(repeating: [], count: 81)
  }
}

nonisolated extension BoardPicture {
  /// The appearance of each cell, by index.
  var cells: [CellLook] {
    guard !isHidden else {
      return Cell.all.map {
        CellLook(isAlternate: $0.isAlternate, isInAlternateBox: $0.isInAlternateBox, isHidden: true)
      }
    }
    var looks = Cell.all.map(content)
    layCursor(on: &looks)
    for cell in selection {
      looks[cell.index].isSelected = true
      looks[cell.index].selectionEdges = edges(ofSelected: cell)
    }
    if let hint { lay(hint, on: &looks) }
    for cell in lit { looks[cell.index].isPeer = true }
    if let asked { looks[asked.index].isAsked = true }
    return looks
  }

  /// `true` if the row, column and box of the cursor are highlighted.
  var showsPeers: Bool { highlightsPeers && hint == nil && pen == nil && !isHidden }

  /// The sides of a selected `cell` that adjoin no selected cell of its box.
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
    look.isInAlternateBox = cell.isInAlternateBox
    look.digit = grid[cell]
    look.colors = colors[cell.index]
    look.reading = readings[cell]
    look.faint = faint[cell] ?? .none
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
    let digits = outstandingDigits
    if shadesBlocked, !digits.isEmpty {
      for cell in Cell.all where places(of: digits, at: cell).isEmpty {
        looks[cell.index].isBlocked = true
      }
    } else if let pen, hint == nil {
      for cell in Cell.all where !places(of: [pen], at: cell).isEmpty {
        looks[cell.index].isOpen = true
      }
    } else if let cursor, showsPeers {
      for cell in cursor.peers { looks[cell.index].isPeer = true }
    }
    if !digits.isEmpty || highlightsBivalue || highlightsBilocation {
      let bilocal = highlightsBilocation ? bilocalNotes(of: digits) : [:]
      for index in looks.indices {
        let notes = looks[index].notes.union(looks[index].centreNotes)
        if let digit = looks[index].digit {
          looks[index].isSameDigit = digits.contains(digit) && index != cursor?.index
          looks[index].isDrawnOn = isDrawnOn
        } else {
          let isBivalue = highlightsBivalue && notes.count == 2
          let same = highlightsBilocation ? bilocal[Cell(index)] ?? .none : digits
          looks[index].sameNotes = isBivalue ? notes : notes.intersection(same)
        }
      }
    }
    if let cursor { looks[cursor.index].cursor = mode }
  }

  /// The digits that stand out: those to highlight, or else the one under the cursor.
  var outstandingDigits: DigitSet {
    let hasFilter = highlightsBivalue || highlightsBilocation
    guard highlightedDigits.isEmpty, !hasFilter else { return highlightedDigits }
    return highlightsSameDigit ? DigitSet([cursor.flatMap { grid[$0] }].compactMap(\.self)) : .none
  }

  /// Those of `digits` that can go in `cell`: by its notes, or by the digits on the board if it has
  /// none.
  private func places(of digits: DigitSet, at cell: Cell) -> DigitSet {
    guard grid[cell] == nil else { return .none }
    let noted = notes[cell.index].union(centreNotes[cell.index])
    let seen = DigitSet(cell.peers.compactMap { grid[$0] })
    return (noted.isEmpty ? digits : digits.intersection(noted)).subtracting(seen)
  }

  /// The digits in each cell that have just one other place in some house: those of `digits`, or of
  /// all if there are none.
  private func bilocalNotes(of digits: DigitSet) -> [Cell: DigitSet] {
    let free = Cell.all.map { places(of: digits.isEmpty ? .all : digits, at: $0) }
    var bilocal: [Cell: DigitSet] = [:]
    for house in House.all {
      for digit in Digit.all {
        let places = house.cells.filter { free[$0.index].contains(digit) }
        guard places.count == 2 else { continue }
        for cell in places { bilocal[cell, default: .none].insert(digit) }
      }
    }
    return bilocal
  }

  private func lay(_ hint: HintPicture, on looks: inout [CellLook]) {
    for painted in hint.houses {
      for cell in painted.house.cells {
        if painted.isCover {
          looks[cell.index].isInHintCover = true
        } else {
          looks[cell.index].isInHintHouse = true
        }
      }
    }
    for index in looks.indices { looks[index].isSketched = isSketch }
    for painted in hint.cells { looks[painted.cell.index].hint = painted }
    for painted in hint.candidates {
      looks[painted.candidate.cell.index].candidates.append(painted)
    }
  }
}

nonisolated extension BoardPicture {
  /// Creates a picture of a game with marks for the errors that the player wants marked and those
  /// found by checks.
  init(of game: Game, found: Set<Mistake> = []) {
    self.init(grid: game.board.grid, givens: game.puzzle.givens)
    notes = Cell.all.map { game.notes(at: $0) }
    centreNotes = Cell.all.map { game.notes(at: $0, kind: .centre) }
    colors = Cell.all.map { game.board.colors(of: $0) }
    let marks = ErrorMarks(on: game, found: found)
    wrong = marks.wrong
    conflicting = marks.conflicting
  }
}

nonisolated extension Cell {
  /// `true` for the dark cells of a checkerboard with light corners.
  fileprivate var isAlternate: Bool { !(row + column).isMultiple(of: 2) }
  /// `true` for the boxes between those at the corners.
  fileprivate var isInAlternateBox: Bool { !box.isMultiple(of: 2) }
}

/// The cells whose digits are marked as errors, according to the player's setting.
nonisolated struct ErrorMarks: Equatable {
  /// The cells with wrong digits.
  var wrong = CellSet.none
  /// The cells with digits that conflict with a peer.
  var conflicting = CellSet.none

  /// The marks on the board of a game. Errors `found` by checks are marked regardless of the
  /// setting, until they change.
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

/// Caches the picture of a game. Moving the cursor doesn't invalidate it.
final class PictureCache {
  private var picture: BoardPicture?
  /// The length of the journal at that time. The journal determines everything that a board shows.
  private var turns = 0
  private var found: Set<Mistake> = []

  /// The picture of `game`, cached, with the digits marked that checks have `found`.
  func picture(of game: Game, found: Set<Mistake>) -> BoardPicture {
    if let picture, turns == game.journal.count, found == self.found { return picture }
    let new = BoardPicture(of: game, found: found)
    (picture, turns, self.found) = (new, game.journal.count, found)
    return new
  }
}
