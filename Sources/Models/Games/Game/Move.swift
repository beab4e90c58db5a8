public import Sudoku

/// Something a player does to the board, as a value: it can be stored, replayed and compared.
public enum Move: Hashable, Sendable {
  /// Writes a digit into a cell. Where `removesNotes` is set, the notes of that digit in the cell's
  /// peers go with it, both kinds; it is part of the move, so a replay does not depend on today's
  /// settings.
  case place(Digit, at: Cell, removesNotes: Bool = true)
  /// Takes the digit out of a cell, which brings its notes into view again; in a cell without a
  /// digit, takes the notes of both kinds out.
  case clear(Cell)
  /// Notes a digit in an empty cell, or takes the note out where it is there already.
  case toggleNote(Digit, at: Cell, kind: NoteKind = .corner)
  /// Has an empty cell hold exactly these notes of a kind.
  case setNotes(DigitSet, at: Cell, kind: NoteKind = .corner)
  /// Gives a cell a colour; nil takes it away.
  case color(CellColor?, at: Cell)
  /// Moves that are made and taken back as one, in order. Those within are about one cell each.
  case several([Move])
  /// Takes all digits, notes and colours of the player out, as one step.
  case restart
  /// Puts the board back as it was at a checkpoint, as one step. They are counted from 1.
  case restore(checkpoint: Int)
  /// Shows the solution, which ends the game.
  case reveal

  /// The cell it is about, of several the last; nil where it is about the whole board.
  public var cell: Cell? {
    switch self {
    case .place(_, let cell, _), .clear(let cell), .toggleNote(_, let cell, _),
      .setNotes(_, let cell, _), .color(_, let cell):
      cell
    case .several(let moves): moves.last?.cell
    case .restart, .restore, .reveal: nil
    }
  }

  /// The cell that it clears, and no other; notes of its peers may come back with that.
  public var clearedCell: Cell? {
    switch self {
    case .clear(let cell): cell
    case .several(let moves):
      moves.dropLast().allSatisfy(\.setsNotes) ? moves.last?.clearedCell : nil
    default: nil
    }
  }

  /// The cell that it writes a digit into, and no other.
  var placedCell: Cell? { if case .place(_, let cell, _) = self { cell } else { nil } }

  private var setsNotes: Bool { if case .setNotes = self { true } else { false } }
}
