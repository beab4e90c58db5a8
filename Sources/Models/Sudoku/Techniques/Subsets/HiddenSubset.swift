/// Two, three or four digits with the same number of places in a house take these, so these cells
/// lose their other candidates.
///
/// ```
/// hidden pair 1 2 in a row:    12389→12  345  .  389 | 1257→12  …   no other cell has a 1 or a 2
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_hidden.php
struct HiddenSubset: Technique {
  let id: TechniqueID
  private let size: Int

  static let pair = HiddenSubset(.hiddenPair, size: 2)
  static let triple = HiddenSubset(.hiddenTriple, size: 3)
  static let quadruple = HiddenSubset(.hiddenQuadruple, size: 4)

  private init(_ id: TechniqueID, size: Int) {
    self.id = id
    self.size = size
  }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for house in House.boxesFirst
    where house.cellSet.intersection(grid.open).count > size {
      let places = Digit.all.map { grid.spots(of: $0, in: house) }
      let scarce = (0..<9).reduce(0 as UInt16) {
        (1...size).contains(places[$1].nonzeroBitCount) ? $0 | 1 << UInt16($1) : $0
      }
      guard scarce.nonzeroBitCount >= size else { continue }
      for digits in Combinations.taking(size) where digits & ~scarce == 0 {
        let spots = Bits(digits).reduce(0 as UInt16) { $0 | places[$1] }
        guard spots.nonzeroBitCount == size else { continue }
        let cells = Bits(spots).map { house.cells[$0] }
        if let deduction = deduction(grid, cells, DigitSet(bits: digits), house) {
          try findings.add(deduction)
        }
      }
    }
  }

  private func deduction(
    _ grid: CandidateGrid, _ cells: [Cell], _ digits: DigitSet, _ house: House
  ) -> Deduction? {
    let eliminations = cells.flatMap { cell in
      grid[cell].subtracting(digits).map { Candidate(cell, $0) }
    }
    guard !eliminations.isEmpty else { return nil }
    return Deduction(
      id, eliminations: eliminations, .hiddenSubset(grid.candidates(digits, in: cells), house))
  }
}
