/// Something a player does to the board, as a value: it can be stored, replayed and compared.
public enum Move: Hashable, Sendable {
  /// Writes a digit into a cell. Where `removesNotes` is set, the notes of that digit in the cell's
  /// peers go with it; it is part of the move, so a replay does not depend on today's settings.
  case place(Digit, at: Cell, removesNotes: Bool = true)
  /// Takes the digit out of a cell, which brings its notes into view again; in a cell without a
  /// digit, takes the notes out.
  case clear(Cell)
  /// Notes a digit in an empty cell, or takes the note out where it is there already.
  case toggleNote(Digit, at: Cell)
  /// Takes all digits and notes of the player out, as one step.
  case restart

  /// The cell it is about; nil where it is about the whole board.
  public var cell: Cell? {
    switch self {
    case .place(_, let cell, _), .clear(let cell), .toggleNote(_, let cell): cell
    case .restart: nil
    }
  }
}
