import Sudoku

/// Why locked candidates and subsets are right: as many cells as digits.
struct SubsetReasoning {
  private let deduction: Deduction

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    let houses = deduction.houses
    let digits = DigitSet(deduction.candidates.map(\.digit))
    let cells = deduction.cells
    switch deduction.technique {
    case .pointing, .claiming:
      guard let digit = digits.first, let base = houses.first, let cover = houses.last else {
        return Reasoning(lookAt: .board, [])
      }
      return Reasoning(
        lookAt: .houses([base]),
        [
          words.liesInCrossing(digit, cells, of: base, and: cover),
          words.oneMustBe(digit, in: base),
          words.isServed(cover, with: digit),
        ])
    case .hiddenPair, .hiddenTriple, .hiddenQuadruple:
      let house = houses.first ?? .box(cells[0].box)
      return Reasoning(
        lookAt: .houses([house]),
        [words.goOnly(digits, into: cells, of: house), words.fill(cells, with: digits)])
    default:
      let losing = houses.filter { house in
        deduction.eliminations.contains { house.contains($0.cell) }
      }
      return Reasoning(
        lookAt: .houses(losing),
        [
          words.haveOnly(cells, digits, in: losing), words.useUp(digits, cells),
          words.noneElsewhere(digits, in: losing),
        ])
    }
  }
}
