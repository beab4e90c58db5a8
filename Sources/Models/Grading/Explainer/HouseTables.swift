/// Where cells lie in houses, as flat tables of numbers.
///
/// Houses are numbered as in ``House/index``. The three houses of a cell come in the order in which
/// Sudoku Explainer looks at them: box, row, column.
struct HouseTables: Sendable {
  /// By nine times the house and the spot: the cell.
  let cells: [Int]
  /// By three times the cell and the kind of house: the house.
  let houses: [Int]
  /// By three times the cell and the kind of house: the bit of its spot there.
  let spots: [UInt16]
  /// By three times the cell and the kind of house: the spots there that its box holds as well;
  /// none in the box itself.
  let sharedSpots: [UInt16]
  /// The boxes, the columns, the rows: the order in which sets and singles are looked for.
  let searchOrder: [Int]
  /// By size, 0 to 9: the masks of nine bits with so many set, smallest first.
  let subsets: [[UInt16]]

  static let shared = HouseTables()

  private init() {
    cells = House.all.flatMap { $0.cells.map(\.index) }
    houses = Cell.all.flatMap { [18 + $0.box, $0.row, 9 + $0.column] }
    spots = Cell.all.flatMap {
      [1 << UInt16($0.placeInBox), 1 << UInt16($0.column), 1 << UInt16($0.row)]
    }
    sharedSpots = Cell.all.flatMap { cell -> [UInt16] in
      [0, 7 << UInt16(cell.column / 3 * 3), 7 << UInt16(cell.row / 3 * 3)]
    }
    searchOrder = Array(18..<27) + Array(9..<18) + Array(0..<9)
    subsets = (0...9).map { size in (0..<512).filter { $0.nonzeroBitCount == size } }
  }

  /// The cell at `spot` of `house`.
  func cell(_ house: Int, _ spot: Int) -> Int { cells[house * 9 + spot] }
}
