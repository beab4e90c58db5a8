/// Turns as short texts, the form in which they are saved. Rows and columns count from 1.
///
/// ```
/// r4c7=5     place a 5, the notes of 5 in the peers go
/// r4c7=5~    place a 5, the notes in the peers stay
/// r4c7=      clear
/// r4c7?5     toggle the note 5
/// restart
/// undo
/// redo
/// ```
///
/// Saved games are read for ever: a form may be added, none may change its meaning.
extension Turn {
  /// The turn as a text.
  public var notation: String {
    switch self {
    case .move(.place(let digit, let cell, removesNotes: true)): "\(cell)=\(digit)"
    case .move(.place(let digit, let cell, removesNotes: false)): "\(cell)=\(digit)~"
    case .move(.clear(let cell)): "\(cell)="
    case .move(.toggleNote(let digit, let cell)): "\(cell)?\(digit)"
    case .move(.restart): "restart"
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  /// Reads a turn; nil where the text is none.
  public init?(notation: String) {
    switch notation {
    case "restart": self = .move(.restart)
    case "undo": self = .undo
    case "redo": self = .redo
    default:
      guard let move = Self.moveInCell(Array(notation.utf8)) else { return nil }
      self = .move(move)
    }
  }

  private static func moveInCell(_ text: [UInt8]) -> Move? {
    guard (5...7).contains(text.count), text[0] == UInt8(ascii: "r"), text[2] == UInt8(ascii: "c"),
      let row = digit(text[1]), let column = digit(text[3])
    else { return nil }
    let cell = Cell(row: row.index, column: column.index)
    let mark = text[4]
    switch (mark, text.dropFirst(5).first.map(digit), text.dropFirst(6).first) {
    case (UInt8(ascii: "="), nil, nil): return .clear(cell)
    case (UInt8(ascii: "="), let digit??, nil): return .place(digit, at: cell)
    case (UInt8(ascii: "="), let digit??, UInt8(ascii: "~")):
      return .place(digit, at: cell, removesNotes: false)
    case (UInt8(ascii: "?"), let digit??, nil): return .toggleNote(digit, at: cell)
    default: return nil
    }
  }

  private static func digit(_ character: UInt8) -> Digit? {
    Digit(Int(character) - Int(UInt8(ascii: "0")))
  }
}

extension Turn: Codable {
  /// Reads the notation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let turn = Turn(notation: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a turn")
    }
    self = turn
  }

  /// Writes the notation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(notation)
  }
}

extension Move: Codable {
  /// Reads the notation of the turn that the move is.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard case .move(let move) = try container.decode(Turn.self) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "undo and redo are not moves")
    }
    self = move
  }

  /// Writes the notation of the turn that the move is.
  public func encode(to encoder: any Encoder) throws {
    try Turn.move(self).encode(to: encoder)
  }
}
