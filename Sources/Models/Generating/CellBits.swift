import Sudoku

/// A set of cells as a number. Bit `i` stands for the cell numbered `i`.
typealias CellBits = UInt128

extension CellBits {
  /// All 81 cells.
  static let allCells: CellBits = 1 << 81 - 1

  /// Returns the set of just the cell numbered `cell`.
  @inline(__always)
  static func cell(_ cell: Int) -> CellBits { 1 &<< CellBits(truncatingIfNeeded: cell) }

  /// Creates the set of `cells`.
  init(cells: some Sequence<Cell>) { self = cells.reduce(0) { $0 | .cell($1.index) } }

  /// The cells in order.
  var cells: [Cell] { Bits(self).map { Cell($0) } }

  /// The cells of each cell's row, column and box, including itself.
  static let houses: InlineArray<81, CellBits> = {
    var houses = InlineArray<81, CellBits>(repeating: 0)
    for cell in Cell.all { houses[cell.index] = CellBits(cells: cell.peers + [cell]) }
    return houses
  }()
}

/// The cells of the 27 houses: rows, columns, boxes.
enum Houses {
  /// The cells of each house.
  static let cells: InlineArray<27, InlineArray<9, UInt8>> = {
    var houses = InlineArray<27, InlineArray<9, UInt8>>(repeating: .init(repeating: 0))
    for house in House.all {
      for (spot, cell) in house.cells.enumerated() {
        houses[house.index][spot] = UInt8(cell.index)
      }
    }
    return houses
  }()

  /// The cells of each house as a set.
  static let bits: InlineArray<27, CellBits> = {
    var houses = InlineArray<27, CellBits>(repeating: 0)
    for house in House.all { houses[house.index] = CellBits(cells: house.cells) }
    return houses
  }()

  /// The houses of each cell, a bit for each.
  static let ofCells: InlineArray<81, UInt32> = {
    var houses = InlineArray<81, UInt32>(repeating: 0)
    for cell in Cell.all { houses[cell.index] = cell.houseIndices.reduce(0) { $0 | 1 << $1 } }
    return houses
  }()
}
