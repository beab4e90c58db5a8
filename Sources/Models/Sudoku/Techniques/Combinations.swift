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

/// The ways to choose some of nine values so that their union has as many bits as there are values,
/// in lexicographic order.
struct ClosedUnions: Sequence, IteratorProtocol {
  private let values: InlineArray<9, UInt16>
  private let size: Int
  /// For each number of values chosen so far: the positions that can still come next, those chosen,
  /// and the union.
  private var rest = InlineArray<4, UInt16>(repeating: 0)
  private var chosen = InlineArray<4, UInt16>(repeating: 0)
  private var union = InlineArray<4, UInt16>(repeating: 0)
  private var depth = 0

  /// Creates the choices of `size`, 1 to 4, among the positions in `usable`.
  @inline(__always)
  init(of size: Int, among usable: UInt16, _ values: InlineArray<9, UInt16>) {
    self.size = size
    self.values = values
    rest[0] = usable.nonzeroBitCount < size ? 0 : usable
  }

  mutating func next() -> (chosen: UInt16, union: UInt16)? {
    while true {
      let left = rest[depth]
      guard left.nonzeroBitCount >= size &- depth else {
        guard depth > 0 else { return nil }
        depth &-= 1
        continue
      }
      let bit = left & (0 &- left)
      rest[depth] = left & ~bit
      let all = union[depth] | values[bit.trailingZeroBitCount]
      guard all.nonzeroBitCount <= size else { continue }
      let more = chosen[depth] | bit
      if depth &+ 1 < size {
        depth &+= 1
        (rest[depth], chosen[depth], union[depth]) = (left & ~bit, more, all)
      } else if all.nonzeroBitCount == size {
        return (more, all)
      }
    }
  }
}

/// The positions of the set bits of a number, lowest first.
public struct Bits<Word: FixedWidthInteger & UnsignedInteger>: Sequence, IteratorProtocol {
  @usableFromInline var rest: Word

  /// Begins with the lowest bit of `bits`.
  @inlinable public init(_ bits: Word) { rest = bits }

  /// Returns the next position, counted from 0, or `nil` after the last one.
  @inlinable public mutating func next() -> Int? {
    guard rest != 0 else { return nil }
    defer { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }
}
