/// A row and a column in which a digit has two places each, one of each in the same box. One of the
/// other two must be right, so the cell where they cross loses the digit.
///
/// ```
/// . o . | . . . | . x .      the two o can not both be right,
/// o . . | . . . | . . .      so one of the x is
/// . . . | . . . | . . .
/// ------+-------+------
/// x . . | . . . | . - .
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_sdp.php
struct TwoStringKite: Technique {
  let id = TechniqueID.twoStringKite
  let isOfOneDigit = true

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for digit in findings.cache.unfinishedDigits(in: grid) {
      let rows = grid.conjugatePairs(of: digit, in: House.rows)
      let columns = grid.conjugatePairs(of: digit, in: House.columns)
      for row in rows {
        for column in columns {
          try search(grid, digit, row, column, &findings)
        }
      }
    }
  }

  private func search(
    _ grid: CandidateGrid, _ digit: Digit, _ row: ConjugatePair, _ column: ConjugatePair,
    _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    guard row.first != column.first, row.first != column.second, row.second != column.first,
      row.second != column.second
    else { return }
    for (near, far) in [(row.first, row.second), (row.second, row.first)] {
      for (knot, end) in [(column.first, column.second), (column.second, column.first)]
      where near.box == knot.box {
        let target = Cell(row: end.row, column: far.column)
        guard grid.contains(Candidate(target, digit)) else { return }
        return try findings.add(
          id, eliminating: digit, from: [target],
          StrongLinksPattern(
            [digit], ways: [[far, near, knot, end]], [row.house, column.house, .box(near.box)]))
      }
    }
  }
}
