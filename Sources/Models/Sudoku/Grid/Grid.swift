/// Digits in 81 cells, some of which may be empty. They don't have to obey the rules.
public struct Grid: Hashable, Sendable {
  /// The digit of each cell, 0 if it is empty.
  private var values: [UInt8]

  /// Creates an empty grid.
  public init() {
    values = Array(repeating: 0, count: 81)
  }

  /// Creates a grid of 81 cells, 0 for an empty one.
  package init(cells: ArraySlice<UInt8>) {
    assert(cells.count == 81 && cells.allSatisfy { $0 <= 9 })
    values = Array(cells)
  }

  /// Calls `body` with the 81 cells, 0 for an empty one.
  package func withCells<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    values.withUnsafeBufferPointer(body)
  }

  /// The digit in `cell`, or `nil` if it is empty.
  public subscript(cell: Cell) -> Digit? {
    get { Digit(Int(values[cell.index])) }
    set { values[cell.index] = UInt8(newValue?.rawValue ?? 0) }
  }

  /// The number of cells that hold a digit.
  public var count: Int { values.count { $0 != 0 } }
  /// `true` if every cell holds a digit.
  public var isFull: Bool { !values.contains(0) }
  /// The cells without a digit, in order.
  public var emptyCells: [Cell] { Cell.all.filter { self[$0] == nil } }
  /// The cells that hold a digit.
  public var filledCells: CellSet { CellSet(Cell.all.filter { self[$0] != nil }) }

  /// Returns the cells that hold `digit`.
  package func cells(of digit: Digit) -> CellSet {
    var cells = CellSet.none
    for (index, value) in values.enumerated() where value == digit.rawValue {
      cells.insert(Cell(index))
    }
    return cells
  }

  /// Returns how often `digit` occurs in the grid.
  public func count(of digit: Digit) -> Int { values.count { $0 == digit.rawValue } }

  /// Returns the digits that no peer of `cell` holds.
  public func candidates(at cell: Cell) -> DigitSet {
    var taken = DigitSet.none
    for peer in cell.peers {
      if let digit = self[peer] { taken.insert(digit) }
    }
    return taken.complement
  }

  /// The cells whose digit also occurs in one of their peers, in order.
  public var conflicts: [Cell] {
    Cell.all.filter { cell in
      guard let digit = self[cell] else { return false }
      return cell.peers.contains { self[$0] == digit }
    }
  }

  /// `true` if every cell holds a digit and no house repeats one.
  public var isSolved: Bool { isFull && conflicts.isEmpty }
}

extension Grid: CustomStringConvertible {
  /// 81 characters row by row, a dot for an empty cell.
  public var description: String { text(empty: ".") }

  /// The cells row by row, with `empty` for those without a digit.
  package func text(empty: Unicode.Scalar) -> String {
    let empty = UInt8(ascii: empty)
    return String(unsafeUninitializedCapacity: 81) { text in
      for (cell, value) in values.enumerated() {
        text[cell] = value == 0 ? empty : UInt8(ascii: "0") + value
      }
      return 81
    }
  }
}

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
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
