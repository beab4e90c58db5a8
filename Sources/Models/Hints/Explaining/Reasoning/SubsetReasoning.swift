import Sudoku

/// The explanation of locked candidates and subsets: as many cells as digits.
struct SubsetReasoning {
  private let digits: DigitSet
  private let cells: [Cell]

  init(_ candidates: [Candidate]) {
    digits = DigitSet(candidates.map(\.digit))
    cells = candidates.map(\.cell).unique
  }

  static func locked(_ digit: Digit, _ cells: [Cell], _ base: House, _ cover: House) -> Reasoning {
    Reasoning(
      lookAt: .houses([base]),
      [
        { $0.liesInCrossing(digit, cells, of: base, and: cover) },
        { $0.oneMustBe(digit, in: base) },
        { $0.isServed(cover, with: digit) },
      ])
  }

  func hidden(_ house: House) -> Reasoning {
    Reasoning(
      lookAt: .houses([house]),
      [{ $0.goOnly(digits, into: cells, of: house) }, { $0.fill(cells, with: digits) }])
  }

  /// Returns the reasoning for a naked subset. `houses` are those that lose something.
  func naked(_ houses: [House]) -> Reasoning {
    Reasoning(
      lookAt: .houses(houses),
      [
        { $0.haveOnly(cells, digits, in: houses) },
        { $0.fillExactly(digits, cells) },
        { $0.noneElsewhere(digits, in: houses) },
      ])
  }
}
