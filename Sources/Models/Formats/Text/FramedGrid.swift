package import Sudoku

/// Framed grids, as used in forums.
package enum FramedGrid {
  /// ```
  /// *-----------*
  /// |4..|...|8.5|
  /// …
  /// |---+---+---|
  /// ```
  package static func cells(of grid: Grid) -> String {
    var text = "*-----------*\n"
    for row in 0..<9 {
      let cells = (0..<9).map { grid[Cell(row: row, column: $0)]?.description ?? "." }
      let boxes = (0..<3).map { cells[$0 * 3..<$0 * 3 + 3].joined() }
      text += "|" + boxes.joined(separator: "|") + "|\n"
      if row == 2 || row == 5 { text += "|---+---+---|\n" }
    }
    return text + "*-----------*\n"
  }

  /// Returns the candidates of every cell, or its digit if it is settled. Each column is as wide as
  /// its longest cell plus two blanks.
  ///
  /// ```
  /// .------------------.----------------…
  /// | 4     126   12   | 169  2369 …
  /// :------------------+----------------…
  /// ```
  static func candidates(of entry: PuzzleEntry) -> String {
    let (grid, open) = (entry.grid, entry.allCandidates)
    let cells = Cell.all.map { cell in
      grid[cell]?.description ?? (open[cell].isEmpty ? "." : open[cell].description)
    }
    let widths = (0..<9).map { column in
      2 + (0..<9).reduce(0) { max($0, cells[$1 * 9 + column].utf8.count) }
    }
    func rule(_ corner: String, _ crossing: String) -> String {
      let boxes = (0..<3).map { box in
        String(repeating: "-", count: widths[box * 3..<box * 3 + 3].reduce(0, +))
      }
      return corner + boxes.joined(separator: crossing) + corner + "\n"
    }
    var text = rule(".", ".")
    for row in 0..<9 {
      if row == 3 || row == 6 { text += rule(":", "+") }
      for column in 0..<9 {
        let cell = cells[row * 9 + column]
        let blanks = String(repeating: " ", count: widths[column] - 1 - cell.utf8.count)
        text += (column % 3 == 0 ? "| " : " ") + cell + blanks
      }
      text += "|\n"
    }
    return text + rule("'", "'")
  }

  /// Returns the candidates. The givens and all digits come first if the candidates alone can't
  /// tell givens, placed digits and singles apart.
  static func position(of entry: PuzzleEntry) -> String {
    let candidates = candidates(of: entry)
    guard entry.hasPlaced || !CandidateText.isClear(entry) else { return candidates }
    let values = entry.hasPlaced ? cells(of: entry.grid) + "\n" : ""
    return cells(of: entry.givens) + "\n" + values + candidates
  }

  static func plain(_ grid: Grid) -> String {
    (0..<9).map { row in
      (0..<9).map { grid[Cell(row: row, column: $0)]?.description ?? "." }.joined() + "\n"
    }.joined()
  }
}
