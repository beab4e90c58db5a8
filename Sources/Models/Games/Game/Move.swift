public import Sudoku

/// A player's action on the board, as a value that can be stored, replayed and compared.
public enum Move: Hashable, Sendable {
  /// Places a digit in a cell. If `removesNotes` is `true`, also removes both kinds of notes of
  /// that digit from the cell's peers. This is part of the move so that a replay doesn't depend on
  /// the current settings.
  case place(Digit, at: Cell, removesNotes: Bool = true)
  /// Removes the digit from a cell, which shows its own notes again. In a cell without a digit,
  /// removes both kinds of notes.
  case clear(Cell)
  /// Adds a note to an empty cell, or removes it if it is there.
  case toggleNote(Digit, at: Cell, kind: NoteKind = .corner)
  /// Sets the notes of a kind in an empty cell.
  case setNotes(DigitSet, at: Cell, kind: NoteKind = .corner)
  /// Gives a cell exactly these colours.
  case color(CellColors, at: Cell)
  /// Makes several moves, in order, as one that is undone as a whole. Each of them is about one
  /// cell.
  case several([Move])
  /// Removes all digits, notes and colours of the player as one step. Those that the game began
  /// with stay.
  case restart
  /// Restores the board of a checkpoint as one step. Checkpoints count from 1.
  case restore(checkpoint: Int)
  /// Shows the solution, which ends the game.
  case reveal

  /// The cell of the move, the last of several, or `nil` if it is about the whole board.
  public var cell: Cell? {
    switch self {
    case .place(_, let cell, _), .clear(let cell), .toggleNote(_, let cell, _),
      .setNotes(_, let cell, _), .color(_, let cell):
      cell
    case .several(let moves): (moves.last { !$0.setsNotes } ?? moves.last)?.cell
    case .restart, .restore, .reveal: nil
    }
  }

  /// The move without the notes that come back with it, if it is otherwise about one cell.
  public var withoutNotesComingBack: Move {
    guard case .several(let moves) = self else { return self }
    let others = moves.filter { !$0.setsNotes }
    return others.count == 1 ? others[0] : self
  }

  /// The cell that the move clears, if it changes no other cell except for restoring notes.
  public var clearedCell: Cell? {
    if case .clear(let cell) = withoutNotesComingBack { cell } else { nil }
  }

  /// The cell in which the move places a digit, if it changes no other cell except for restoring
  /// notes.
  var placedCell: Cell? {
    if case .place(_, let cell, _) = withoutNotesComingBack { cell } else { nil }
  }

  private var setsNotes: Bool { if case .setNotes = self { true } else { false } }
}
