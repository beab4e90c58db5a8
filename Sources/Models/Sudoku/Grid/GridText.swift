/// The characters that stand for a cell: digits, and for an empty cell any of `.`, `0`, `*`, `_`,
/// `-`, `x` and `X`.
package enum CellText {
  /// What ``values`` has for a byte that means no cell.
  package static let none: UInt8 = 0x80

  /// By the byte, the digit that it means, 0 for an empty cell, ``none`` where it means no cell.
  package static let values: [UInt8] = (0...255).map { (byte: UInt8) in digit(byte) ?? none }

  /// The digit that a byte means, 0 for an empty cell; nil where it means no cell.
  @inlinable @inline(__always)
  package static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- UInt8(ascii: "0")
    case UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "x"), UInt8(ascii: "X"):
      0
    default: nil
    }
  }
}

extension Grid {
  /// Reads 81 characters row by row: digits, and for an empty cell any of `.`, `0`, `*`, `_`, `-`,
  /// `x` or `X`. Blanks and line breaks between them are skipped. Every other format is read by
  /// ``PuzzleReader``.
  ///
  /// - Throws: ``GridTextError``, which says what is wrong and where.
  public init(text: some StringProtocol) throws(GridTextError) {
    var cells: [UInt8] = []
    for (offset, character) in text.enumerated() where !character.isWhitespace {
      guard let digit = character.asciiValue.flatMap(CellText.digit) else {
        throw .unexpected(character, position: offset + 1)
      }
      cells.append(digit)
    }
    guard cells.count == 81 else { throw .wrongLength(cells.count) }
    self.init(cells: cells[...])
  }
}

/// What is wrong with a text that should be a grid.
public enum GridTextError: Error, Hashable, Sendable {
  /// A character that means no cell, at a position counted from 1.
  case unexpected(Character, position: Int)
  /// So many cells instead of 81.
  case wrongLength(Int)
}

extension Grid: Codable {
  /// Reads 81 characters.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(text: container.decode(String.self))
    } catch let error as GridTextError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes 81 characters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
