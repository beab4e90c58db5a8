import Formats
import Generating
import Sudoku

/// A board that is filled in, digit by digit or all at once, with undo.
nonisolated struct BoardEditor: Equatable {
  /// The content of the board.
  private(set) var entry: PuzzleEntry
  /// The cell for the next digit.
  private(set) var cursor = Cell(0)
  /// The symmetry by which a given has partners, which are cleared along with it.
  var symmetry = Symmetry.none
  private var undone: [Position] = []
  private var done: [Position] = []
  /// `true` if typing has just moved the cursor to a new row, so that a newline is ignored.
  private var hasWrapped = false

  /// Creates a board of `entry` with the cursor on its first cell.
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
  /// `true` without digits and without candidates of the puzzle's own.
  var isEmpty: Bool { entry.grid.count == 0 && entry.candidates == nil }
}

// Typing
extension BoardEditor {
  /// Enters a digit, or `nil` for an empty cell, and moves to the next cell. Stays at the last one.
  mutating func type(_ digit: Digit?) {
    let next = Cell(min(80, cursor.index + 1))
    put(digit, at: cursor, thenTo: next)
    hasWrapped = next.column == 0 && next != Cell(0)
  }

  /// Enters a digit, or empties the cell, without moving.
  mutating func put(_ digit: Digit?) { put(digit, at: cursor, thenTo: cursor) }

  /// Deletes the digit of the previous cell, or at the last cell its own digit if it has one.
  mutating func backspace() {
    if cursor.index == 80, entry.grid[cursor] != nil { return put(nil) }
    let previous = Cell(max(0, cursor.index - 1))
    put(nil, at: previous, thenTo: previous)
  }

  /// Moves to the start of the next row, unless typing has just moved there.
  mutating func newLine() {
    if !hasWrapped, cursor.row < 8 { cursor = Cell(row: cursor.row + 1, column: 0) }
    hasWrapped = false
  }

  /// Moves the cursor to a cell.
  mutating func go(to cell: Cell) {
    cursor = cell
    hasWrapped = false
  }

  /// Moves the cursor within its row.
  mutating func go(toColumn column: Int) { go(to: Cell(row: cursor.row, column: column)) }

  private mutating func put(_ digit: Digit?, at cell: Cell, thenTo next: Cell) {
    hasWrapped = false
    guard entry.grid[cell] != digit || entry.placed[cell] != nil else {
      cursor = next
      return
    }
    keep()
    for cell in digit == nil ? symmetry.orbit(of: cell) : [cell] {
      let before = entry.grid[cell]
      entry.givens[cell] = digit
      entry.placed[cell] = nil
      entry.step = nil
      if let before { entry.putBackCandidates(takenBy: before, at: cell) }
    }
    cursor = next
  }
}

// Candidates
extension BoardEditor {
  /// Removes a candidate of the cell under the cursor, or puts it back. Returns `false` if the
  /// digits on the board leave no such candidate.
  mutating func toggle(_ digit: Digit) -> Bool {
    let cell = cursor
    guard entry.grid[cell] == nil, entry.grid.candidates(at: cell).contains(digit) else {
      return false
    }
    revise { $0.changeCandidates { $0[cell].toggle(digit) } }
    return true
  }

  /// Puts back all candidates of the cell under the cursor.
  mutating func putBackCandidates() {
    let cell = cursor
    revise { $0.changeCandidates { $0[cell] = .all } }
  }
}

// All at once
extension BoardEditor {
  /// Replaces the board and moves the cursor to the first empty cell.
  mutating func replace(with other: PuzzleEntry) {
    guard other != entry else { return }
    keep()
    entry = other
    go(to: other.grid.emptyCells.first ?? Cell(0))
    if other.grid.count == 0 { go(to: Cell(0)) }
  }

  /// Changes the board in one step, without moving the cursor.
  mutating func revise(_ change: (inout PuzzleEntry) -> Void) {
    var revised = entry
    change(&revised)
    guard revised != entry else { return }
    keep()
    entry = revised
  }

  /// Removes all that a player has added: digits, candidates, notes and colours.
  mutating func keepGivens() {
    revise { $0.putGivens($0.givens) }
  }

  /// Undoes the latest change.
  mutating func undo() {
    guard let position = done.popLast() else { return }
    undone.append(now)
    show(position)
  }

  /// Redoes the latest undone change.
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
  /// Replaces the givens, and removes all that a player has added.
  nonisolated mutating func putGivens(_ givens: Grid) {
    var bare = PuzzleEntry(givens: givens, origin: origin)
    bare.details = details
    self = bare
  }

  /// Fills all but the givens with the digits of `grid`, and takes the candidates of `position`.
  nonisolated mutating func fill(with grid: Grid, candidatesOf position: CandidateGrid?) {
    for cell in Cell.all where givens[cell] == nil { placed[cell] = grid[cell] }
    candidates = position.map { position in CellNotes { position[$0] } }
  }

  /// The candidates of each empty cell that its peers allow and nobody has removed.
  nonisolated var remainingCandidates: CellNotes {
    let grid = grid
    return CellNotes { cell in
      guard grid[cell] == nil else { return .none }
      return (candidates?[cell] ?? .all).intersection(grid.candidates(at: cell))
    }
  }

  /// Changes the candidates. Forgets them if none is missing afterwards.
  nonisolated fileprivate mutating func changeCandidates(_ change: (inout CellNotes) -> Void) {
    var changed = remainingCandidates
    change(&changed)
    candidates = changed
    changed = remainingCandidates
    candidates = nil
    if changed != remainingCandidates { candidates = changed }
    step = nil
  }

  /// Puts back the candidates that a digit, now gone from `cell`, ruled out.
  nonisolated fileprivate mutating func putBackCandidates(takenBy digit: Digit, at cell: Cell) {
    guard candidates != nil else { return }
    changeCandidates { candidates in
      candidates[cell] = .all
      for peer in cell.peers { candidates[peer].insert(digit) }
    }
  }

  /// `true` if there are entered digits, notes or colours besides the givens.
  nonisolated var hasMoreThanGivens: Bool {
    !contents.isDisjoint(with: [.placed, .candidates, .notes, .centreNotes, .colors])
  }
}
