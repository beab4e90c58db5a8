/// A cell with only one candidate takes it.
///
/// ```
/// 1 2 3 | . . .
/// 5 . . | . . .
/// 7 8 * | 6 . .     * sees 1 2 3 5 7 8 in its box, 6 in its row,
/// ------+------
/// . . . | . . .
/// . . 9 | . . .     and 9 in its column: 4 is left
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_singles.php
struct NakedSingle: Technique {
  let id = TechniqueID.nakedSingle

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for candidate in grid.naked where grid.contains(candidate) {
      try findings.add(
        Deduction(.nakedSingle, placements: [candidate], .nakedSingle(candidate)))
    }
  }
}
