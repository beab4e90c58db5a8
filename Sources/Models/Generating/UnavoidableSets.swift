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
///
/// Keeps its memory from grid to grid.
struct UnavoidableSets: ~Copyable {
  /// A bit for each set, at most 128.
  typealias Bits = UInt128

  /// The sets that contain each of 81 parts, then those of which each is the last.
  private let memory: UnsafeMutablePointer<Bits>
  /// The size of the largest sets looked for. Larger ones are rarely reduced to their last cell.
  private static let mostCells = 10

  init() {
    memory = .allocate(capacity: 2 * 81)
    memory.initialize(repeating: 0, count: 2 * 81)
  }

  deinit { memory.deallocate() }

  /// The sets that contain the part at `place` in the order.
  @inline(__always)
  func holding(_ place: Int) -> Bits { memory[place] }

  /// The sets of which the part at `place` in the order is the last.
  @inline(__always)
  func ending(_ place: Int) -> Bits { memory[81 &+ place] }

  /// Finds the sets from the smaller exchanges of `full`, for parts removed in `order`.
  mutating func find(in full: borrowing FullGrid, _ order: borrowing RemovalOrder) {
    memory.update(repeating: 0, count: 2 * 81)
    let places = order.places
    var bit: Bits = 1
    full.forEachExchange(upTo: Self.mostCells) { cells in
      var last = 0
      var rest = cells
      while rest != 0 {
        let place = Int(places[rest.trailingZeroBitCount])
        rest &= rest &- 1
        memory[place] |= bit
        last = max(last, place)
      }
      memory[81 &+ last] |= bit
      bit &<<= 1
    }
  }
}
