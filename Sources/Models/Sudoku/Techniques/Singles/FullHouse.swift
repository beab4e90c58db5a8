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
        Deduction(.fullHouse, placements: [candidate], FullHousePattern(candidate, house)))
    }
  }
}

/// The last empty cell of a house.
package struct FullHousePattern: Pattern {
  private let single: Candidate
  private let house: House

  package init(_ single: Candidate, _ house: House) {
    (self.single, self.house) = (single, house)
  }

  package var candidates: [Candidate] { [single] }
  package var houses: [House] { [house] }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    Reasoning(
      lookAt: .houses([house]),
      [
        .say(
          "\(single.cell) is the only empty cell of \(house).",
          "\(single.cell, .topic) \(house)에 남은 유일한 빈칸이에요."),
        .say(
          "\(house) has all the digits but \(single.digit).",
          "\(house)에는 \(single.digit, .object) 뺀 모든 숫자가 이미 있어요."),
      ])
  }
}
