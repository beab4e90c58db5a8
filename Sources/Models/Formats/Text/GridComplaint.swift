/// The errors for lines that were meant to be a grid: one for each grid.
enum GridComplaint {
  /// Returns one error for an incomplete grid, or one for each line if each was meant to be a
  /// puzzle.
  static func complaints(about rows: some Sequence<GridRow>) -> [PuzzleTextError] {
    let rows = rows.filter { !$0.isBlank }
    if let size = size(of: rows[...]) { return [size] }
    // Dots alone are no row, and neither are digits among words.
    guard let first = rows.first(where: { $0.hasDigits || !$0.readings.isEmpty }),
      !rows.allSatisfy(\.isCut)
    else { return [] }
    func error(
      _ row: GridRow, _ found: PuzzleTextError.Found, _ expected: PuzzleTextError.Expected,
      _ format: PuzzleFormat? = .sdk
    ) -> PuzzleTextError {
      PuzzleTextError(format: format, line: row.line, found: found, expected: expected)
    }
    if LooseCells.areListed(rows[...]) { return [error(first, .listOfPlaces, .puzzle, nil)] }
    let failures = rows.compactMap(\.failure)
    guard failures.count == rows.count else {
      if let failure = failures.first { return [failure] }
      if rows.count == 9, let odd = rows.first(where: \.readings.isEmpty) {
        let count = odd.chunk?.count ?? odd.size?.cells ?? 0
        return [error(odd, .cells(count), count == 9 ? .rowsOfNine : .cellsInRowOrLine)]
      }
      return [error(first, .rows(rows.count), .rows)]
    }
    let counts = rows.map { $0.chunk?.count ?? 0 }
    // Lines about as long as a puzzle are puzzles of their own.
    if counts.allSatisfy((60..<120).contains) { return failures }
    guard rows.count < 4 || Set(failures.map(\.found)).count > 1 else { return [failures[0]] }
    let total = counts.reduce(0, +)
    guard rows.count > 3 || (60..<120).contains(total) && rows.count > 1 else { return failures }
    return total > 60
      ? [error(first, .cells(total), .cellsInLine, .line)] : Array(failures.prefix(1))
  }

  /// The sides of other grids.
  private static let sizes: Set<Int> = [4, 6, 8, 10, 12, 15, 16, 20, 25]

  /// Returns the error for a grid of another size: as many rows as cells in each, or all cells in a
  /// line.
  static func size(of rows: ArraySlice<GridRow>) -> PuzzleTextError? {
    guard let first = rows.first, let size = first.size else { return nil }
    var side = size.cells
    if rows.count == 1, first.readings.isEmpty {
      side = Int(Double(side).squareRoot().rounded())
      guard side * side == size.cells else { return nil }
    }
    guard sizes.contains(side), rows.count == 1 || rows.count == side,
      rows.allSatisfy({ row in
        row.size.map { $0.largest <= side && ($0.cells == size.cells) } ?? false
      }), rows.count > 1 || size.cells >= 16
    else { return nil }
    return PuzzleTextError(
      format: nil, line: first.line, found: .gridOfSize(side), expected: .gridOfNine)
  }
}
