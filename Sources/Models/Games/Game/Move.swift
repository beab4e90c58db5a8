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

  /// Returns `true` if the move places a wrong digit.
  func isWrong(in puzzle: Puzzle) -> Bool {
    switch self {
    case .place(let digit, let cell, _): puzzle.solution[cell] != digit
    case .several(let moves): moves.contains { $0.isWrong(in: puzzle) }
    default: false
    }
  }

  private var setsNotes: Bool { if case .setNotes = self { true } else { false } }
}

extension Move {
  /// The move as text, a part of ``Turn/notation``.
  public var notation: String {
    switch self {
    case .place(let digit, let cell, let removesNotes):
      "\(cell)=\(digit)\(removesNotes ? "" : "~")"
    case .clear(let cell): "\(cell)="
    case .toggleNote(let digit, let cell, .corner): "\(cell)?\(digit)"
    case .toggleNote(let digit, let cell, .centre): "\(cell);\(digit)"
    case .setNotes(let digits, let cell, .corner): "\(cell):\(digits)"
    case .setNotes(let digits, let cell, .centre): "\(cell)|\(digits)"
    case .color(let colors, let cell): "\(cell)#\(colors.map { String($0.rawValue) }.joined())"
    case .several(let moves): moves.map(\.notation).joined(separator: " ")
    case .restart: "restart"
    case .restore(let checkpoint): "restore \(checkpoint)"
    case .reveal: "reveal"
    }
  }

  /// Parses a move. Returns `nil` for anything else.
  public init?(notation: String) {
    switch notation {
    case "restart": self = .restart
    case "reveal": self = .reveal
    default:
      if notation.hasPrefix("restore ") {
        guard let checkpoint = Int(notation.dropFirst(8)), checkpoint > 0,
          notation == "restore \(checkpoint)"
        else { return nil }
        self = .restore(checkpoint: checkpoint)
      } else {
        let parts = notation.split(separator: " ", omittingEmptySubsequences: false)
        let moves = parts.compactMap { Self.inCell(Array($0.utf8)) }
        guard moves.count == parts.count else { return nil }
        self = moves.count == 1 ? moves[0] : .several(moves)
      }
    }
  }

  private static func inCell(_ text: [UInt8]) -> Move? {
    guard text.count >= 5, text[0] == UInt8(ascii: "r"), text[2] == UInt8(ascii: "c"),
      let row = digit(text[1]), let column = digit(text[3])
    else { return nil }
    let cell = Cell(row: row.index, column: column.index)
    let rest = text[5...]
    switch text[4] {
    case UInt8(ascii: "="): return writing(rest, in: cell)
    case UInt8(ascii: "?"): return only(rest).map { .toggleNote($0, at: cell) }
    case UInt8(ascii: ";"): return only(rest).map { .toggleNote($0, at: cell, kind: .centre) }
    case UInt8(ascii: ":"): return ascending(rest).map { .setNotes($0, at: cell) }
    case UInt8(ascii: "|"): return ascending(rest).map { .setNotes($0, at: cell, kind: .centre) }
    case UInt8(ascii: "#"):
      return ascending(rest).map { numbers in
        .color(CellColors(numbers.compactMap { CellColor(rawValue: $0.rawValue) }), at: cell)
      }
    default: return nil
    }
  }

  private static func writing(_ rest: ArraySlice<UInt8>, in cell: Cell) -> Move? {
    guard let first = rest.first else { return .clear(cell) }
    guard let digit = digit(first) else { return nil }
    switch (rest.count, rest.last) {
    case (1, _): return .place(digit, at: cell)
    case (2, UInt8(ascii: "~")): return .place(digit, at: cell, removesNotes: false)
    default: return nil
    }
  }

  private static func only(_ text: ArraySlice<UInt8>) -> Digit? {
    text.count == 1 ? text.first.flatMap(digit) : nil
  }

  private static func ascending(_ text: ArraySlice<UInt8>) -> DigitSet? {
    let digits = text.compactMap(digit)
    guard digits.count == text.count,
      zip(digits, digits.dropFirst()).allSatisfy({ $0.rawValue < $1.rawValue })
    else { return nil }
    return DigitSet(digits)
  }

  private static func digit(_ character: UInt8) -> Digit? {
    Digit(Int(character) - Int(UInt8(ascii: "0")))
  }
}
