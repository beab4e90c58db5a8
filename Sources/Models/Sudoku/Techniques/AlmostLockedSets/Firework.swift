/// Digits with hardly any place in a row and a column outside the box where the two cross: just one
/// cell of the row and one of the column.
///
/// A digit that is in neither of the two is in the box both in the row and in the column. The box
/// has it once, so it is where they cross.
public struct Firework: Hashable, Sendable {
  /// The cell where the row and the column cross.
  public let crossing: Cell
  /// The cell of the row outside the box.
  public let rowEnd: Cell
  /// The cell of the column outside the box.
  public let columnEnd: Cell
  /// The digits. Each is in at least one of the three cells.
  public let digits: DigitSet

  /// The two cells outside the box.
  package var ends: [Cell] { [rowEnd, columnEnd] }
  package var cells: [Cell] { [crossing, rowEnd, columnEnd] }
  package var lines: [House] { [.row(crossing.row), .column(crossing.column)] }

  /// Returns the fireworks of `grid` that cross in `crossing`, with all their digits.
  static func all(at crossing: Cell, in grid: CandidateGrid) -> [Firework] {
    let box = House.box(crossing.box).cellSet
    let (row, column) = (House.row(crossing.row), House.column(crossing.column))
    let outside = Digit.all.map { digit in
      (
        digit, grid.cells(of: digit, in: row).subtracting(box),
        grid.cells(of: digit, in: column).subtracting(box)
      )
    }.filter { digit, onRow, onColumn in
      onRow.count <= 1 && onColumn.count <= 1 && onRow.count + onColumn.count > 0
        && grid.count(of: digit, in: row) > 0 && grid.count(of: digit, in: column) > 0
    }
    guard outside.count > 1 else { return [] }
    var found: [Firework] = []
    for rowEnd in row.cellSet.subtracting(box).intersection(grid.open) {
      for columnEnd in column.cellSet.subtracting(box).intersection(grid.open) {
        let digits = outside.filter { _, onRow, onColumn in
          onRow.isSubset(of: [rowEnd]) && onColumn.isSubset(of: [columnEnd])
        }.map(\.0)
        guard digits.count > 1 else { continue }
        found.append(
          Firework(
            crossing: crossing, rowEnd: rowEnd, columnEnd: columnEnd, digits: DigitSet(digits)))
      }
    }
    return found
  }
}
