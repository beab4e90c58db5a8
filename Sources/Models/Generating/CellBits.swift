import Sudoku

/// A set of cells as a number: bit `i` stands for the cell numbered `i`.
typealias CellBits = UInt128

extension CellBits {
  /// All 81 cells.
  static let allCells: CellBits = 1 << 81 - 1

  /// The cell numbered `cell` alone.
  @inline(__always)
  static func cell(_ cell: Int) -> CellBits { 1 &<< CellBits(truncatingIfNeeded: cell) }

  /// The cells of `cells`.
  init(cells: some Sequence<Cell>) { self = cells.reduce(0) { $0 | .cell($1.index) } }

  /// Calls `body` with the number of each of its cells, lowest first.
  @inline(__always)
  func forEachCell(_ body: (Int) -> Void) {
    var rest = self
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }

  /// Its cells in order.
  var cells: [Cell] {
    var cells: [Cell] = []
    forEachCell { cells.append(Cell($0)) }
    return cells
  }

  /// By the number of a cell: the cells of its row, column and box, itself among them.
  static let houses: InlineArray<81, CellBits> = {
    var houses = InlineArray<81, CellBits>(repeating: 0)
    for cell in Cell.all { houses[cell.index] = CellBits(cells: cell.peers + [cell]) }
    return houses
  }()
}
