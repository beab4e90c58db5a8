import Sudoku

/// Cells in lines that are broken anywhere, so that only all lines together have a meaning.
enum LooseCells {
  /// Returns the cells of the lines in a row, or `nil` if one of them isn't just cells.
  static func cells(of rows: ArraySlice<GridRow>) -> [UInt8]? {
    var cells: [UInt8] = []
    for row in rows {
      guard let chunk = row.chunk, cells.count + chunk.count <= 729 else { return nil }
      cells += chunk
    }
    return cells
  }

  /// Returns `true` if the lines so far may be the first of 729 candidates: nine characters for
  /// each cell in a row, or three characters of a cell in each of three lines. If the first 81 of
  /// them were read at once, they would look like a puzzle.
  static func mayBecomeCandidates(_ rows: ArraySlice<GridRow>) -> Bool {
    guard let cells = cells(of: rows), (81..<729).contains(cells.count) else { return false }
    return SukakuLine.areInOrder(cells) || areInBands(rows)
  }

  /// Returns the candidates of 729 characters in their places.
  static func candidates(of rows: ArraySlice<GridRow>) -> CellNotes? {
    guard let cells = cells(of: rows), cells.count == 729 else { return nil }
    let isInBands = areInBands(rows)
    guard isInBands || SukakuLine.areInOrder(cells) else { return nil }
    var sets = CellNotes()
    for (index, value) in cells.enumerated() {
      guard let digit = Digit(Int(value)) else { continue }
      let cell =
        isInBands ? Cell(row: index / 81, column: index % 27 / 3) : Cell(index / 9)
      sets[cell].insert(digit)
    }
    return sets
  }

  /// Returns `true` if `cells` are threes of a row, a column and a digit, rather than a grid.
  static func arePlaces(_ cells: [UInt8]) -> Bool {
    // A place has no mark of a digit that the player has placed.
    guard cells.allSatisfy({ $0 < 10 }) else { return false }
    let places = Set(
      stride(from: 0, to: cells.count - 2, by: 3).map { cells[$0] * 10 + cells[$0 + 1] })
    return places.count == cells.count / 3
      && stride(from: 2, to: cells.count, by: 3).allSatisfy { (1...9).contains(cells[$0]) }
      && cells.count { $0 == 0 } <= 18 && (cells.count != 81 || !Grid(cells: cells[...]).isSolved)
  }

  /// Returns `true` if each line has a row, a column and a digit.
  static func areListed(_ rows: ArraySlice<GridRow>) -> Bool {
    guard rows.count > 8, rows.allSatisfy({ $0.chunk?.count == 3 }), let cells = cells(of: rows)
    else { return false }
    return arePlaces(cells)
  }

  /// Returns `true` if each line has a third of the candidates of nine cells.
  private static func areInBands(_ rows: ArraySlice<GridRow>) -> Bool {
    rows.enumerated().allSatisfy { number, row in
      row.chunk?.count == 27
        && row.chunk?.enumerated().allSatisfy { $1 == 0 || Int($1) == number % 3 * 3 + $0 % 3 + 1 }
          == true
    } && rows.contains { $0.chunk?.contains { $0 > 0 } == true }
  }
}
