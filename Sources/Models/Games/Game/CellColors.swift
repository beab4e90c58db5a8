/// The colours of a cell, by their numbers.
public struct CellColors: Hashable, Sendable {
  /// Bit `n - 1` stands for the colour with the number `n`.
  private var bits: UInt16 = 0

  /// Creates a set of `colors`.
  public init(_ colors: some Sequence<CellColor> = []) {
    for color in colors { insert(color) }
  }

  /// Creates a set of the colours with these numbers.
  public init(numbers: [Int]?) { self.init((numbers ?? []).compactMap(CellColor.init)) }

  /// `true` if the cell has no colour.
  public var isEmpty: Bool { bits == 0 }
  /// The number of colours.
  public var count: Int { bits.nonzeroBitCount }
  /// The colour with the lowest number, or `nil` if there is none.
  public var first: CellColor? { CellColor(rawValue: bits.trailingZeroBitCount + 1) }

  /// `true` if `color` is one of them.
  public func contains(_ color: CellColor) -> Bool { bits & Self.bit(color) != 0 }

  /// Adds `color`.
  public mutating func insert(_ color: CellColor) { bits |= Self.bit(color) }

  /// Removes `color`.
  public mutating func remove(_ color: CellColor) { bits &= ~Self.bit(color) }

  private static func bit(_ color: CellColor) -> UInt16 { 1 << UInt16(color.rawValue - 1) }
}

extension CellColors: Sequence {
  /// Returns an iterator over the colours, that with the lowest number first.
  public func makeIterator() -> some IteratorProtocol<CellColor> {
    CellColor.allCases.lazy.filter { contains($0) }.makeIterator()
  }
}

extension CellColors: ExpressibleByArrayLiteral {
  /// Creates a set of `colors`.
  public init(arrayLiteral colors: CellColor...) { self.init(colors) }
}

/// A colour that a player gives to a cell. The theme decides what it looks like.
public enum CellColor: Int, CaseIterable, Codable, Sendable {
  case one = 1
  case two
  case three
  case four
  case five
  case six
  case seven
  case eight
  case nine
}
