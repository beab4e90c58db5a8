/// A set of cells, stored as one bit per cell.
public struct CellSet: Hashable, Sendable {
  /// Bit `i` stands for the cell numbered `i`.
  @usableFromInline var low: UInt64
  /// Bit `i` stands for the cell numbered `64 + i`.
  @usableFromInline var high: UInt64

  @inlinable init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Creates a set of the given cells.
  @inlinable public init(_ cells: some Sequence<Cell>) {
    self = .none
    for cell in cells { insert(cell) }
  }

  /// The empty set.
  @inlinable public static var none: CellSet { CellSet(low: 0, high: 0) }
  /// All 81 cells.
  @inlinable public static var all: CellSet { CellSet(low: .max, high: 0x1_FFFF) }

  /// The number of cells.
  @inlinable public var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }
  /// `true` if the set has no cells.
  @inlinable public var isEmpty: Bool { low | high == 0 }
  /// The first cell in order, or `nil` if the set is empty.
  @inlinable public var first: Cell? {
    if low != 0 { return Cell(low.trailingZeroBitCount) }
    return high == 0 ? nil : Cell(64 + high.trailingZeroBitCount)
  }

  /// `true` if the set contains `cell`.
  @inlinable public func contains(_ cell: Cell) -> Bool {
    cell.index < 64 ? low >> UInt64(cell.index) & 1 == 1 : high >> UInt64(cell.index - 64) & 1 == 1
  }
  /// `true` if `other` contains every cell of this set.
  @inlinable
  public func isSubset(of other: CellSet) -> Bool { low & ~other.low | high & ~other.high == 0 }
  /// `true` if the sets have no cell in common.
  @inlinable
  public func isDisjoint(with other: CellSet) -> Bool { low & other.low | high & other.high == 0 }

  /// Adds `cell`.
  @inlinable public mutating func insert(_ cell: Cell) {
    if cell.index < 64 {
      low |= 1 << UInt64(cell.index)
    } else {
      high |= 1 << UInt64(cell.index - 64)
    }
  }
  /// Removes `cell`.
  @inlinable public mutating func remove(_ cell: Cell) {
    if cell.index < 64 {
      low &= ~(1 << UInt64(cell.index))
    } else {
      high &= ~(1 << UInt64(cell.index - 64))
    }
  }

  /// The cells that are in either set.
  @inlinable public func union(_ other: CellSet) -> CellSet {
    CellSet(low: low | other.low, high: high | other.high)
  }
  /// The cells that are in both sets.
  @inlinable public func intersection(_ other: CellSet) -> CellSet {
    CellSet(low: low & other.low, high: high & other.high)
  }
  /// The cells of this set that are not in `other`.
  @inlinable public func subtracting(_ other: CellSet) -> CellSet {
    CellSet(low: low & ~other.low, high: high & ~other.high)
  }
}

extension CellSet: Sequence {
  /// Returns an iterator over the cells in order.
  @inlinable public func makeIterator() -> Iterator { Iterator(rest: self) }

  /// Iterates over the cells of a set in order.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var rest: CellSet

    @inlinable init(rest: CellSet) {
      self.rest = rest
    }

    /// The next cell.
    @inlinable public mutating func next() -> Cell? {
      if rest.low != 0 {
        defer { rest.low &= rest.low - 1 }
        return Cell(rest.low.trailingZeroBitCount)
      }
      guard rest.high != 0 else { return nil }
      defer { rest.high &= rest.high - 1 }
      return Cell(64 + rest.high.trailingZeroBitCount)
    }
  }
}

extension CellSet: ExpressibleByArrayLiteral {
  /// Creates a set of the given cells.
  @inlinable public init(arrayLiteral elements: Cell...) { self.init(elements) }
}

extension Cell {
  /// The 20 other cells of its row, column and box.
  @inlinable public var peerSet: CellSet { Self.peerSets[index] }

  @usableFromInline static let peerSets: InlineArray<81, CellSet> = {
    var sets = InlineArray<81, CellSet>(repeating: .none)
    for cell in all { sets[cell.index] = CellSet(cell.peers) }
    return sets
  }()

  /// The cells that are peers of each of `cells`.
  @inlinable public static func commonPeers(of cells: some Sequence<Cell>) -> CellSet {
    cells.reduce(.all) { $0.intersection($1.peerSet) }
  }
}

extension House {
  /// The nine cells.
  @inlinable public var cellSet: CellSet { Self.cellSets[index] }

  /// The cells of each of ``all``.
  @usableFromInline package static let cellSets: InlineArray<27, CellSet> = {
    var sets = InlineArray<27, CellSet>(repeating: .none)
    for house in all { sets[house.index] = CellSet(house.cells) }
    return sets
  }()
}
