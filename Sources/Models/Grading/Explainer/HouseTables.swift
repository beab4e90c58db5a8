import Sudoku

/// The positions of cells in houses as flat tables of numbers.
///
/// Houses are numbered as in ``House/index``. The three houses of a cell are in the order in which
/// Sudoku Explainer looks at them: box, row, column.
struct HouseTables: @unchecked Sendable {
  // Unchecked is safe: the memory is written before `shared` is available, then never changed or
  // freed. Arrays would be retained and released for each access, a tenth of the time of a rating.

  /// The cell, at nine times the house plus the spot.
  let cells: UnsafePointer<Int>
  /// The house, at three times the cell plus the kind of house.
  let houses: UnsafePointer<Int>
  /// The bit of the cell's spot, at three times the cell plus the kind of house.
  let spots: UnsafePointer<UInt16>
  /// The spots of the house that the cell's box also contains, at three times the cell plus the
  /// kind of house. Empty for the box itself.
  let sharedSpots: UnsafePointer<UInt16>

  /// The cells of each house.
  let sets: UnsafePointer<CellSet>

  static let shared = HouseTables()

  /// The boxes, columns and rows, in search order for sets and singles.
  static let searchOrder = Array(18..<27) + Array(9..<18) + Array(0..<9)
  /// The nine-bit masks with each number of bits set, 0 to 9, smallest first.
  static let subsets: [[UInt16]] = (0...9).map { size in
    (0..<512).filter { $0.nonzeroBitCount == size }
  }

  private init() {
    cells = Self.kept(House.all.flatMap { $0.cells.map(\.index) })
    houses = Self.kept(Cell.all.flatMap { [18 + $0.box, $0.row, 9 + $0.column] })
    spots = Self.kept(
      Cell.all.flatMap {
        [1 << UInt16($0.placeInBox), 1 << UInt16($0.column), 1 << UInt16($0.row)]
      })
    sharedSpots = Self.kept(
      Cell.all.flatMap { [0, 7 << UInt16($0.column / 3 * 3), 7 << UInt16($0.row / 3 * 3)] })
    sets = Self.kept(House.all.map(\.cellSet))
  }

  private static func kept<Number>(_ numbers: [Number]) -> UnsafePointer<Number> {
    let memory = UnsafeMutablePointer<Number>.allocate(capacity: numbers.count)
    memory.initialize(from: numbers, count: numbers.count)
    return UnsafePointer(memory)
  }

  /// Returns the cell at `spot` of `house`.
  func cell(_ house: Int, _ spot: Int) -> Int { cells[house * 9 + spot] }
}
