import Sudoku

/// The sets of cells that are either all given or all empty.
struct Orbits {
  /// The sets, by their first cells.
  private(set) var parts = InlineArray<81, CellBits>(repeating: 0)
  /// The number of sets.
  private(set) var count = 0

  /// Creates the orbits of `symmetry`.
  init(_ symmetry: Symmetry) {
    var seen: CellBits = 0
    for cell in Cell.all where seen & .cell(cell.index) == 0 {
      parts[count] = CellBits(cells: symmetry.orbit(of: cell))
      seen |= parts[count]
      count += 1
    }
  }
}
