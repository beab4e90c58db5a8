/// The errors for lines that were meant to be a grid: one for each grid.
enum GridComplaint {
  /// Returns one error for a grid that isn't complete, or one for each line where each was meant to
  /// be something of its own.
  static func complaints(about rows: ArraySlice<GridRow>) -> [PuzzleReading] {
    let rows = rows.filter { !$0.isBlank }
    if let size = size(of: rows[...]) { return [.failure(size)] }
    // Dots alone are no row, and neither are digits among words.
    guard let first = rows.first(where: { $0.hasDigits || !$0.readings.isEmpty }),
      !rows.allSatisfy(\.isCut)
    else { return [] }
    if LooseCells.areListed(rows[...]) {
      return [
        .failure(
          PuzzleTextError(
            format: nil, line: first.line, found: .listOfPlaces, expected: .puzzle))
      ]
    }
    let failures = rows.compactMap(\.failure)
    // Lines about as long as a puzzle are puzzles of their own.
    if failures.count == rows.count,
      rows.allSatisfy({ $0.chunk.map { (60..<120).contains($0.count) } ?? false })
    {
      return failures.map { .failure($0) }
    }
    if failures.count == rows.count, rows.count < 4 || Set(failures.map(\.found)).count > 1 {
      let total = rows.compactMap(\.chunk?.count).reduce(0, +)
      guard rows.count > 3 || (60..<120).contains(total) && rows.count > 1 else {
        return failures.map { .failure($0) }
      }
      guard total > 60 else { return failures.prefix(1).map { .failure($0) } }
      let error = PuzzleTextError(
        format: .line, line: first.line, found: .cells(total), expected: .cellsInLine)
      return [.failure(error)]
    }
    if rows.count > 1, failures.count == rows.count { return [.failure(failures[0])] }
    if let failure = failures.first { return [.failure(failure)] }
    if rows.count == 9, let odd = rows.first(where: \.readings.isEmpty) {
      let count = odd.chunk?.count ?? odd.size?.cells ?? 0
      return [
        .failure(
          PuzzleTextError(
            format: .sdk, line: odd.line, found: .cells(count),
            expected: count == 9 ? .rowsOfNine : .cellsInRowOrLine))
      ]
    }
    return [
      .failure(
        PuzzleTextError(
          format: .sdk, line: first.line, found: .rows(rows.count), expected: .rows))
    ]
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
