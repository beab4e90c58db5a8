extension Grid {
  /// Reads 81 characters row by row: digits, and for an empty cell any of `.`, `0`, `*`, `_`, `-`,
  /// `x` or `X`. Blanks and line breaks between them are skipped.
  ///
  /// - Throws: ``GridTextError``, which says what is wrong and where.
  public init(text: some StringProtocol) throws(GridTextError) {
    self.init()
    var cells = 0
    for (offset, character) in text.enumerated() where !character.isWhitespace {
      let digit: Digit?
      switch character {
      case ".", "0", "*", "_", "-", "x", "X": digit = nil
      case "1"..."9" where character.isASCII: digit = character.wholeNumberValue.flatMap(Digit.init)
      default: throw .unexpected(character, position: offset + 1)
      }
      if cells < 81 { self[Cell(cells)] = digit }
      cells += 1
    }
    guard cells == 81 else { throw .wrongLength(cells) }
  }
}

/// What is wrong with a text that should be a grid.
public enum GridTextError: Error, Hashable, Sendable {
  /// A character that means no cell, at a position counted from 1.
  case unexpected(Character, position: Int)
  /// So many cells instead of 81.
  case wrongLength(Int)
}

extension GridTextError: CustomStringConvertible {
  /// One sentence for the person who wrote the text.
  public var description: String {
    switch self {
    case .unexpected(let character, let position):
      "'\(character)' at position \(position) is not a cell; "
        + "write a digit from 1 to 9, or a dot for an empty cell."
    case .wrongLength(let count):
      "A grid has 81 cells, but this one has \(count); write nine rows of nine, "
        + "a dot for an empty cell."
    }
  }
}

extension Grid: Codable {
  /// Reads 81 characters.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(text: container.decode(String.self))
    } catch let error as GridTextError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes 81 characters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
