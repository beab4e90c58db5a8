/// A digit whose places in a box lie on one row and one column, and a line elsewhere in which it
/// has two places, one of them on that row. Whichever of the two is right, the cell where the other
/// one's row meets that column loses the digit.
///
/// ```
/// o . . | . . .  . x .     the box has it in r1 or in c1; if the upper x of the column is right
/// o . . |        . .       it is in c1, else the lower x is: either way not at -
/// . . . |        . .
/// ------+
/// - . . | . . .  . x .
/// ```
///
/// With only two places in the box it is a turbot fish as well, which is tried before.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_sdp.php
struct EmptyRectangle: Technique {
  let id = TechniqueID.emptyRectangle
  let isOfOneDigit = true

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for digit in findings.cache.unfinishedDigits(in: grid) {
      for box in 0..<9 {
        let cells = grid.cells(of: digit, in: .box(box))
        guard (2...5).contains(cells.count) else { continue }
        for row in (0..<3).reversed().map({ box / 3 * 3 + $0 }) {
          for column in (0..<3).reversed().map({ box % 3 * 3 + $0 }) {
            let inRow = cells.intersection(House.row(row).cellSet)
            let inColumn = cells.intersection(House.column(column).cellSet)
            guard inRow.union(inColumn) == cells, !inRow.isSubset(of: inColumn),
              !inColumn.isSubset(of: inRow)
            else { continue }
            try search(grid, digit, .box(box), along: .row(row), to: .column(column), &findings)
            try search(grid, digit, .box(box), along: .column(column), to: .row(row), &findings)
          }
        }
      }
    }
  }

  /// Searches for the other line, which crosses `line` outside `box`.
  private func search(
    _ grid: CandidateGrid, _ digit: Digit, _ box: House, along line: House, to target: House,
    _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    for near in grid.cells(of: digit, in: line) where !box.contains(near) {
      let crossing: House = line.index < 9 ? .column(near.column) : .row(near.row)
      let pair = grid.cells(of: digit, in: crossing)
      guard pair.count == 2, let far = pair.first(where: { $0 != near }) else { continue }
      let parallel: House = line.index < 9 ? .row(far.row) : .column(far.column)
      guard let cell = parallel.cellSet.intersection(target.cellSet).first, cell != far,
        !box.contains(cell), grid.contains(Candidate(cell, digit))
      else { continue }
      try findings.add(
        Deduction(
          id, eliminations: [Candidate(cell, digit)],
          .emptyRectangle(
            digit, box, hinge: grid.cells(of: digit, in: box),
            [Pattern.Arm(near: near, far: far, target: cell)])))
    }
  }
}
