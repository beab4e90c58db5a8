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
}
