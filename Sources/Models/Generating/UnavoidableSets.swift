import Sudoku

/// Sets of cells of a full grid in each of which a puzzle needs a given.
///
/// ```
/// 1 . . | 2 . .      Exchange the two digits in these four cells, and every house still holds each
/// 2 . . | 1 . .      digit once: a puzzle that gives none of the four has two solutions.
/// ```
///
/// The givens are removed part by part. If a part is the last of such a set, of which nothing is
/// left so far, it has to stay. A known set therefore saves a search. Not all sets have to be
/// known, because the search finds out about the others, and they can be added for later digs out
/// of the same grid.
///
/// Keeps its memory from grid to grid.
struct UnavoidableSets: ~Copyable {
  /// A bit for each set.
  typealias Flags = SIMD8<UInt64>

  /// The sets that contain each of 81 cells, then those that contain each of 81 parts, then those
  /// of which each part is the last.
  private let memory: UnsafeMutablePointer<Flags>
  /// The number of sets.
  private var count = 0

  private static let capacity = Flags.scalarCount * 64
  /// The size of the largest sets looked for. Larger ones are rarely reduced to their last cell.
  private static let mostCells = 10
  /// The size of the largest sets worth adding.
  static let mostAddedCells = 12

  init() {
    memory = .allocate(capacity: 3 * 81)
    memory.initialize(repeating: Flags(), count: 3 * 81)
  }

  deinit { memory.deallocate() }

  /// The sets that contain the part at `place` in the order.
  @inline(__always)
  func holding(_ place: Int) -> Flags { memory[81 &+ place] }

  /// `true` if the part at `place` in the order is the last of a set that isn't in `met`.
  @inline(__always)
  func isLast(_ place: Int, ofSetsOtherThan met: Flags) -> Bool {
    let eight = memory[162 &+ place] & ~met
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1] != 0
  }

  /// Replaces the sets by the smaller exchanges of `full`.
  mutating func find(in full: borrowing FullGrid) {
    memory.update(repeating: Flags(), count: 81)
    count = 0
    full.forEachExchange(upTo: Self.mostCells) { insert($0) }
  }

  /// `true` if another set can be added.
  var hasRoom: Bool { count < Self.capacity }

  /// Prepares for `parts` that are removed in this order.
  mutating func lineUp(_ parts: [CellBits]) {
    var left = Flags(repeating: .max)
    for place in stride(from: parts.count &- 1, through: 0, by: -1) {
      var holding = Flags()
      for cell in Bits(parts[place]) { holding |= memory[cell] }
      memory[81 &+ place] = holding
      memory[162 &+ place] = left & holding
      left &= ~holding
    }
  }

  /// Adds another set, if there is room. It counts from the next ``lineUp(_:)`` on.
  @inline(__always)
  mutating func insert(_ cells: CellBits) {
    guard hasRoom else { return }
    var bit = Flags()
    bit[count / 64] = 1 &<< UInt64(count % 64)
    count &+= 1
    for cell in Bits(cells) { memory[cell] |= bit }
  }
}
