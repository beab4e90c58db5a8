/// Sets of cells of a full grid in each of which a puzzle must give a cell.
///
/// ```
/// 1 . . | 2 . .      Exchange the two digits in these four cells, and every house still holds each
/// 2 . . | 1 . .      digit once: a puzzle that gives none of the four has two solutions.
/// ```
///
/// The givens go part by part. A part that is the last of such a set, of which nothing stays so
/// far, has to stay: so a set that is known saves a search. Few of the sets that there are need to
/// be known: those that are tell the truth, and the search answers for the others.
struct UnavoidableSets {
  /// A bit for each of the sets, of which there may be 128.
  typealias Bits = UInt128

  /// By the place of a part in the order: the sets that it belongs to.
  private(set) var holding = InlineArray<81, Bits>(repeating: 0)
  /// By the place of a part in the order: the sets of which it is the last.
  private(set) var ending = InlineArray<81, Bits>(repeating: 0)

  /// The sets that the smaller exchanges of `full` make, for parts that go in `order`.
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

  /// By the number of a cell: the sets that it belongs to.
  private static func members(_ full: borrowing FullGrid) -> InlineArray<81, Bits> {
    var members = InlineArray<81, Bits>(repeating: 0)
    var bit: Bits = 1
    full.forEachExchange { cells in
      // A large set is seldom down to its last cell.
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
