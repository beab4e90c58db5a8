/// The characters for a cell: digits, and any of `.`, `0`, `*`, `_`, `-`, `x` and `X` for an empty
/// one.
package enum CellText {
  /// The entry in ``values`` for a byte that isn't a cell.
  package static let none: UInt8 = 0x80

  /// The digit for each byte: 0 for an empty cell, ``none`` for a byte that isn't a cell.
  package static let values: [UInt8] = (0...255).map { (byte: UInt8) in digit(byte) ?? none }

  /// Returns the digit for a byte, 0 for an empty cell, or `nil` if the byte isn't a cell.
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
  /// Reads 81 characters row by row: digits, and any of `.`, `0`, `*`, `_`, `-`, `x` or `X` for an
  /// empty cell. Blanks and line breaks are skipped. ``PuzzleReader`` reads all other formats.
  ///
  /// - Throws: ``GridTextError`` with the problem and its position.
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

/// A problem in the text of a grid.
public enum GridTextError: Error, Hashable, Sendable {
  /// A character that isn't a cell, at a position counted from 1.
  case unexpected(Character, position: Int)
  /// The number of cells found, which isn't 81.
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
