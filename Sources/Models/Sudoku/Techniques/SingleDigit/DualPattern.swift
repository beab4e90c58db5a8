/// Two patterns of one digit that turn on the same places in a box and rule out different things,
/// drawn together.
///
/// ```
/// . o . | . x .       dual 2-string kite: the o lie in the same box,
/// o . . | . . .       the x and y are the ends of two rows and two columns
/// . . . | . . .       …
/// ```
///
/// It says no more than the two say one after the other.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_sdp.php
struct DualPattern: Technique {
  let id: TechniqueID
  private let single: any Technique
  /// The places in the box among the cells of a single pattern.
  private let hinge: @Sendable (Deduction) -> CellSet

  static let twoStringKite = DualPattern(
    .dualTwoStringKite, of: TwoStringKite()
  ) { CellSet($0.cells[1...2]) }
  static let emptyRectangle = DualPattern(
    .dualEmptyRectangle, of: EmptyRectangle()
  ) { CellSet($0.cells[2...]) }

  private init(
    _ id: TechniqueID, of single: any Technique, hinge: @escaping @Sendable (Deduction) -> CellSet
  ) {
    self.id = id
    self.single = single
    self.hinge = hinge
  }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough) {
    let singles = single.all(in: grid)
    for (place, first) in singles.enumerated() {
      for second in singles[(place + 1)...]
      where first.eliminations != second.eliminations && hinge(first) == hinge(second)
        && first.eliminations.map(\.digit) == second.eliminations.map(\.digit)
      {
        try findings.add(pair(first, second))
      }
    }
  }

  private func pair(_ first: Deduction, _ second: Deduction) -> Deduction {
    let eliminations = first.eliminations + second.eliminations
    let cells = first.cells + second.cells.filter { !first.cells.contains($0) }
    let candidates =
      first.candidates + second.candidates.filter { !first.candidates.contains($0) }
    return Deduction(
      id, eliminations: eliminations, cells: cells,
      candidates: candidates.filter { !eliminations.contains($0) },
      houses: first.houses + second.houses.filter { !first.houses.contains($0) },
      links: first.links + second.links.filter { !first.links.contains($0) })
  }
}
