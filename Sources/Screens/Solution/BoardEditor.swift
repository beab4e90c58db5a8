import Formats
import Sudoku

/// A board that is filled in, cell by cell as in a newspaper or all at once, and what can be taken
/// back of it.
nonisolated struct BoardEditor: Equatable {
  /// What stands on the board.
  private(set) var entry: PuzzleEntry
  /// Where the next digit goes.
  private(set) var cursor = Cell(0)
  private var undone: [Position] = []
  private var done: [Position] = []
  /// Whether the cursor came to its row by typing: the end of a line is passed then.
  private var hasWrapped = false

  /// A board with `entry` on it, the cursor on its first cell.
  init(_ entry: PuzzleEntry = PuzzleEntry(givens: Grid())) {
    self.entry = entry
  }

  /// The board and the cursor at one moment.
  private struct Position: Equatable {
    let entry: PuzzleEntry
    let cursor: Cell
  }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }
  var isEmpty: Bool { entry.grid.count == 0 }
}

// Typing
extension BoardEditor {
  /// Writes a digit, or leaves the cell empty, and goes on to the next cell; at the last one it stays.
  mutating func type(_ digit: Digit?) {
    let next = Cell(min(80, cursor.index + 1))
    put(digit, at: cursor, thenTo: next)
    hasWrapped = next.column == 0 && next != Cell(0)
  }

  /// Writes a digit, or empties the cell, and stays.
  mutating func put(_ digit: Digit?) { put(digit, at: cursor, thenTo: cursor) }

  /// Takes the digit of the cell before; of the last cell its own, where it has one.
  mutating func backspace() {
    if cursor.index == 80, entry.grid[cursor] != nil { return put(nil) }
    let previous = Cell(max(0, cursor.index - 1))
    put(nil, at: previous, thenTo: previous)
  }

  /// Goes to the beginning of the next row, unless typing has just come to one.
  mutating func newLine() {
    if !hasWrapped, cursor.row < 8 { cursor = Cell(row: cursor.row + 1, column: 0) }
    hasWrapped = false
  }

  /// Puts the cursor on a cell.
  mutating func go(to cell: Cell) {
    cursor = cell
    hasWrapped = false
  }

  private mutating func put(_ digit: Digit?, at cell: Cell, thenTo next: Cell) {
    hasWrapped = false
    guard entry.grid[cell] != digit || entry.placed[cell] != nil else {
      cursor = next
      return
    }
    keep()
    if entry.grid[cell] != nil { entry.candidates = nil }
    entry.givens[cell] = digit
    entry.placed[cell] = nil
    entry.step = nil
    cursor = next
  }
}

// All at once
extension BoardEditor {
  /// Puts another board in the place of this one, the cursor on its first empty cell.
  mutating func replace(with other: PuzzleEntry) {
    guard other != entry else { return }
    keep()
    entry = other
    go(to: other.grid.emptyCells.first ?? Cell(0))
    if other.grid.count == 0 { go(to: Cell(0)) }
  }

  /// Changes the board in one step; the cursor stays.
  mutating func revise(_ change: (inout PuzzleEntry) -> Void) {
    var revised = entry
    change(&revised)
    guard revised != entry else { return }
    keep()
    entry = revised
  }

  /// Takes out what a player has added: digits, candidates and notes.
  mutating func keepGivens() {
    var bare = PuzzleEntry(givens: entry.givens, origin: entry.origin)
    bare.details = entry.details
    guard bare != entry else { return }
    keep()
    entry = bare
  }

  /// Takes the last change back.
  mutating func undo() {
    guard let position = done.popLast() else { return }
    undone.append(now)
    show(position)
  }

  /// Makes a change again that was taken back.
  mutating func redo() {
    guard let position = undone.popLast() else { return }
    done.append(now)
    show(position)
  }

  private var now: Position { Position(entry: entry, cursor: cursor) }

  private mutating func keep() {
    done.append(now)
    undone = []
  }

  private mutating func show(_ position: Position) {
    entry = position.entry
    go(to: position.cursor)
  }
}

extension PuzzleEntry {
  /// Whether there is more than givens: what a player has placed or noted.
  nonisolated var hasMoreThanGivens: Bool {
    !contents.isDisjoint(with: [.placed, .candidates, .notes, .centreNotes])
  }
}
