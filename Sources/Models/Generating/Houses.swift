import Sudoku

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
