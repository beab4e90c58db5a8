/// Sets of cells of a full grid in each of which a puzzle needs a given.
///
/// ```
/// 1 . . | 2 . .      Exchange the two digits in these four cells, and every house still holds each
/// 2 . . | 1 . .      digit once: a puzzle that gives none of the four has two solutions.
/// ```
///
/// The givens are removed part by part. If a part is the last of such a set, of which nothing is
/// left so far, it has to stay. A known set therefore saves a search. Not all sets have to be
/// known, because the search finds out about the others.
struct UnavoidableSets {
  /// A bit for each set, at most 128.
  typealias Bits = UInt128

  /// The sets that contain each part, by its index in the order.
  private(set) var holding = InlineArray<81, Bits>(repeating: 0)
  /// The sets of which each part is the last, by its index in the order.
  private(set) var ending = InlineArray<81, Bits>(repeating: 0)

  /// Finds the sets from the smaller exchanges of `full`, for parts removed in `order`.
  init(_ full: borrowing FullGrid, _ order: borrowing RemovalOrder) {
    let members = Self.members(full)
    var left = Bits.max
    for place in stride(from: order.count &- 1, through: 0, by: -1) {
      var rest = order.parts[place]
      while rest != 0 {
        holding[place] |= members[rest.trailingZeroBitCount]
        rest &= rest &- 1
      }
      ending[place] = holding[place] & left
      left &= ~holding[place]
    }
  }

  /// Returns the sets that contain each cell.
  private static func members(_ full: borrowing FullGrid) -> InlineArray<81, Bits> {
    var members = InlineArray<81, Bits>(repeating: 0)
    var bit: Bits = 1
    full.forEachExchange { cells in
      // Large sets are rarely reduced to their last cell.
      guard cells.nonzeroBitCount <= 10 else { return }
      var rest = cells
      while rest != 0 {
        members[rest.trailingZeroBitCount] |= bit
        rest &= rest &- 1
      }
      bit &<<= 1
    }
    return members
  }
}
