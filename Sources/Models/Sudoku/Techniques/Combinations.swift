/// The ways to choose some of nine, as nine bits each, in lexicographic order: 01, 02, 12 …
package enum Combinations {
  /// Returns the combinations of `size`, 1 to 4.
  package static func taking(_ size: Int) -> [UInt16] { bySize[size] }

  private static let bySize: [[UInt16]] = (0...4).map { size in
    (0..<512 as Range<UInt16>).filter { $0.nonzeroBitCount == size }
      .sorted { reversed($0) > reversed($1) }
  }

  private static func reversed(_ bits: UInt16) -> UInt16 {
    (0..<9).reduce(0) { $0 << 1 | bits >> $1 & 1 }
  }
}

/// The positions of the set bits of a number, lowest first.
package struct Bits: Sequence, IteratorProtocol {
  @usableFromInline var rest: UInt16

  @inlinable package init(_ bits: UInt16) {
    rest = bits
  }

  @inlinable package mutating func next() -> Int? {
    guard rest != 0 else { return nil }
    defer { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }
}
