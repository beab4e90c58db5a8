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

  static let pair = HiddenSubset(id: .hiddenPair, size: 2)
  static let triple = HiddenSubset(id: .hiddenTriple, size: 3)
  static let quadruple = HiddenSubset(id: .hiddenQuadruple, size: 4)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for house in House.boxesFirst
    where house.cellSet.intersection(grid.open).count > size {
      var places = InlineArray<9, UInt16>(repeating: 0)
      var scarce: UInt16 = 0
      for digit in 0..<9 {
        places[digit] = grid.spots(of: Digit(index: digit), in: house)
        if (1...size).contains(places[digit].nonzeroBitCount) { scarce |= 1 << UInt16(digit) }
      }
      for (chosen, spots) in ClosedUnions(of: size, among: scarce, places) {
        let digits = DigitSet(bits: chosen)
        let cells = Bits(spots).map { house.cells[$0] }
        try findings.add(
          id, eliminations: grid.candidates(digits.complement, in: cells),
          HiddenSubsetPattern(grid.candidates(digits, in: cells), house))
      }
    }
  }
}

/// All places for some digits in a house, with as many cells as digits.
package struct HiddenSubsetPattern: Pattern {
  package let candidates: [Candidate]
  package let house: House

  package init(_ candidates: [Candidate], _ house: House) {
    (self.candidates, self.house) = (candidates, house)
  }

  package var houses: [House] { [house] }
  package var hasFixedPlace: Bool { true }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let digits = DigitSet(candidates.map(\.digit))
    return Reasoning(
      lookAt: .houses([house]),
      [
        .say(
          "In \(house), the digits \(digits) can only go in \(cells).",
          "\(house)에서 \(digits, .subject) 들어갈 수 있는 칸은 \(cells)뿐이에요."),
        .fill(cells, with: digits),
      ])
  }
}
