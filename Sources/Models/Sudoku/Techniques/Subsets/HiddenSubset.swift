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
      var places = InlineArray<9, UInt16>(repeating: 0)
      var scarce: UInt16 = 0
      for digit in 0..<9 {
        places[digit] = grid.spots(of: Digit(index: digit), in: house)
        if (1...size).contains(places[digit].nonzeroBitCount) { scarce |= 1 << UInt16(digit) }
      }
      for (chosen, spots) in ClosedUnions(of: size, among: scarce, places) {
        let digits = DigitSet(bits: chosen)
        let cells = Bits(spots).map { house.cells[$0] }
        if let deduction = deduction(grid, cells, digits, house) { try findings.add(deduction) }
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
      id, eliminations: eliminations, HiddenSubsetPattern(grid.candidates(digits, in: cells), house)
    )
  }
}

/// All places for some digits in a house, with as many cells as digits.
package struct HiddenSubsetPattern: Pattern {
  package let candidates: [Candidate]
  /// The house.
  package let house: House

  /// Creates the pattern of `candidates` in `house`.
  package init(_ candidates: [Candidate], _ house: House) {
    (self.candidates, self.house) = (candidates, house)
  }

  package var houses: [House] { [house] }
  package var hasFixedPlace: Bool { true }

  package func reasoning(for step: StepInWords) -> Reasoning {
    let words = step.words
    let digits = DigitSet(candidates.map(\.digit))
    return Reasoning(
      lookAt: .houses([house]),
      [words.goOnly(digits, into: cells, of: house), words.fill(cells, with: digits)])
  }
}

extension ExplanationWords {
  fileprivate func goOnly(_ digits: DigitSet, into cells: [Cell], of house: House) -> String {
    sentence(
      "In \(self.house(house)), the digits \(all(digits)) can only go in \(all(cells)).",
      "\(self.house(house))에서 \(all(digits), .subject) 들어갈 수 있는 칸은 \(all(cells))뿐이에요.")
  }
}
