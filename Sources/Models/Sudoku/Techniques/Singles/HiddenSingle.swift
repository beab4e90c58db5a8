/// A digit with only one place left in a house goes there.
///
/// ```
/// . . . | . . 4 | . . .
/// . . . | . . . | . 4 .
/// * 6 2 | . . . | . . .     box 1 has its 4 in r3: both other cells are taken
/// ------+-------+------
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_singles.php
struct HiddenSingle: Technique {
  let id = TechniqueID.hiddenSingle

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for candidate in grid.hidden where grid.isHiddenSingle(candidate) {
      let houses = candidate.cell.houses.filter { grid.count(of: candidate.digit, in: $0) == 1 }
      try findings.add(
        Deduction(.hiddenSingle, placements: [candidate], .hiddenSingle(candidate, houses)))
    }
  }
}
