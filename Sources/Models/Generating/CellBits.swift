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

  /// Calls `body` with the number of each cell, lowest first.
  @inline(__always)
  func forEachCell(_ body: (Int) -> Void) {
    var rest = self
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }

  /// The cells in order.
  var cells: [Cell] {
    var cells: [Cell] = []
    forEachCell { cells.append(Cell($0)) }
    return cells
  }

  /// The cells of each cell's row, column and box, including itself.
  static let houses: InlineArray<81, CellBits> = {
    var houses = InlineArray<81, CellBits>(repeating: 0)
    for cell in Cell.all { houses[cell.index] = CellBits(cells: cell.peers + [cell]) }
    return houses
  }()
}
