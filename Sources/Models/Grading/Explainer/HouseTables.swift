import Sudoku

/// Where cells lie in houses, as flat tables of numbers.
///
/// Houses are numbered as in ``House/index``. The three houses of a cell come in the order in which
/// Sudoku Explainer looks at them: box, row, column.
struct HouseTables: @unchecked Sendable {
  // Sound: the memory is written before `shared` is handed out, never again, and never freed. As
  // arrays they would be retained and released for each look-up, a tenth of the time of a rating.

  /// By nine times the house and the spot: the cell.
  let cells: UnsafePointer<Int>
  /// By three times the cell and the kind of house: the house.
  let houses: UnsafePointer<Int>
  /// By three times the cell and the kind of house: the bit of its spot there.
  let spots: UnsafePointer<UInt16>
  /// By three times the cell and the kind of house: the spots there that its box holds as well;
  /// none in the box itself.
  let sharedSpots: UnsafePointer<UInt16>

  /// By house: its cells.
  let sets: UnsafePointer<CellSet>

  static let shared = HouseTables()

  /// The boxes, the columns, the rows: the order in which sets and singles are looked for.
  static let searchOrder = Array(18..<27) + Array(9..<18) + Array(0..<9)
  /// By size, 0 to 9: the masks of nine bits with so many set, smallest first.
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

  /// The cell at `spot` of `house`.
  func cell(_ house: Int, _ spot: Int) -> Int { cells[house * 9 + spot] }
}
