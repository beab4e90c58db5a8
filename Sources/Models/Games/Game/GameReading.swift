public import Sudoku

extension Game {
  /// How many errors were made; each wrong digit in a cell counts once.
  public var errors: Int { mistakes.count }

  /// Whether every cell holds the digit of the solution.
  public var isComplete: Bool { board.grid == puzzle.solution }

  /// Whether `cell` was filled in from the start.
  public func isGiven(_ cell: Cell) -> Bool { puzzle.givens[cell] != nil }

  /// The digit in `cell`, given or placed; nil where it is empty.
  public func digit(at cell: Cell) -> Digit? { board.grid[cell] }

  /// The notes of a kind to show in `cell`: none where it holds a digit.
  public func notes(at cell: Cell, kind: NoteKind = .corner) -> DigitSet {
    board.notes(at: cell, kind: kind)
  }

  /// Whether `cell` holds another digit than the solution.
  public func isWrong(_ cell: Cell) -> Bool {
    board.grid[cell].map { $0 != puzzle.solution[cell] } ?? false
  }

  /// The cells that hold another digit than the solution, in order.
  public var wrongCells: [Cell] { Cell.all.filter(isWrong) }

  /// The wrong digits that stand on the board, in order of their cells.
  public var wrongDigits: [Mistake] {
    wrongCells.compactMap { cell in digit(at: cell).map { Mistake($0, at: cell) } }
  }

  /// The cell of the newest move that is about one.
  public var latestCell: Cell? { moves.prefix(position).lazy.compactMap(\.cell).last }

  /// Whether the solution was shown to the player.
  public var isRevealed: Bool { moves.prefix(position).contains(.reveal) }

  /// How often `digit` is still to be placed, 0 to 9; too many placed are 0 left.
  public func remaining(of digit: Digit) -> Int { max(0, 9 - board.grid.count(of: digit)) }

  /// The cells whose digit stands in one of their peers as well, in order.
  public var conflicts: [Cell] { board.grid.conflicts }

  /// How long the player had played at the newest turn.
  public var lastElapsed: Duration { .milliseconds(journal.last?.elapsed ?? 0) }
}
