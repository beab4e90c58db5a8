import Sudoku

/// The sets of cells that are either all given or all empty.
struct Orbits {
  /// The sets, by their first cells.
  private(set) var parts: [CellBits] = []

  /// Creates the orbits of `symmetry`.
  init(_ symmetry: Symmetry) {
    var seen: CellBits = 0
    for cell in Cell.all where seen & .cell(cell.index) == 0 {
      let part = CellBits(cells: symmetry.orbit(of: cell))
      parts.append(part)
      seen |= part
    }
  }
}
