/// A house with one empty cell takes the missing digit.
///
/// ```
/// 5 3 4
/// 6 . 2    -> r2c2=7
/// 1 9 8
/// ```
///
/// Source of the rule: the rules of Sudoku themselves.
struct FullHouse: Technique {
  let id = TechniqueID.fullHouse

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for candidate in grid.naked where grid.contains(candidate) {
      let house = candidate.cell.houses.first {
        $0.cellSet.intersection(grid.open).count == 1
      }
      guard let house else { continue }
      try findings.add(
        Deduction(.fullHouse, placements: [candidate], .fullHouse(candidate, house)))
    }
  }
}
