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
          if let deduction = deduction(grid, digit, row, column) { try findings.add(deduction) }
        }
      }
    }
  }

  private func deduction(
    _ grid: CandidateGrid, _ digit: Digit, _ row: ConjugatePair, _ column: ConjugatePair
  ) -> Deduction? {
    guard row.first != column.first, row.first != column.second, row.second != column.first,
      row.second != column.second
    else { return nil }
    for (near, far) in [(row.first, row.second), (row.second, row.first)] {
      for (knot, end) in [(column.first, column.second), (column.second, column.first)]
      where near.box == knot.box {
        let target = Candidate(Cell(row: end.row, column: far.column), digit)
        guard grid.contains(target) else { return nil }
        return Deduction(
          id, eliminations: [target],
          StrongLinksPattern(
            [digit], ways: [[far, near, knot, end]], [row.house, column.house, .box(near.box)]))
      }
    }
    return nil
  }
}
