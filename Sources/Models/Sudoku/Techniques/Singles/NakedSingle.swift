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
        Deduction(.nakedSingle, placements: [candidate], NakedSinglePattern(candidate)))
    }
  }
}

/// The only candidate of a cell.
package struct NakedSinglePattern: Pattern {
  private let single: Candidate

  /// Creates the pattern of `single`.
  package init(_ single: Candidate) {
    self.single = single
  }

  package var candidates: [Candidate] { [single] }

  package func reasoning(for step: StepInWords) -> Reasoning {
    let words = step.words
    var missing = DigitSet.all.subtracting([single.digit])
    var held: [(house: House, digits: DigitSet)] = []
    var witnesses: [Cell] = []
    for house in [House.box(single.cell.box), .row(single.cell.row), .column(single.cell.column)] {
      let holders = house.cells.filter { step.position.grid[$0].map(missing.contains) ?? false }
      guard !holders.isEmpty else { continue }
      let digits = DigitSet(holders.compactMap { step.position.grid[$0] })
      held.append((house, digits))
      witnesses += holders
      missing = missing.subtracting(digits)
    }
    var reasons: [String] = held.isEmpty ? [] : [words.hold(held)]
    if !missing.isEmpty {
      reasons.append(words.wasEliminated(missing, from: single.cell))
    }
    reasons.append(words.isOnlyCandidate(single.digit, of: single.cell))
    return Reasoning(
      lookAt: .houses([.box(single.cell.box)]), place: .cells([single.cell]), reasons,
      witnesses: witnesses)
  }
}

extension ExplanationWords {
  /// Says which digits the houses of a cell hold.
  fileprivate func hold(_ held: [(house: House, digits: DigitSet)]) -> String {
    sentence(
      held.map { "\(house($0.house)) has \(all($0.digits))" }.joined(separator: "; ") + ".",
      held.map { "\(house($0.house))에는 \(all($0.digits), .subject)" }.joined(separator: ", ")
        + " 이미 있어요.")
  }

  fileprivate func wasEliminated(_ digits: DigitSet, from cell: Cell) -> String {
    sentence(
      "\(self.cell(cell)) has lost \(all(digits)) before.",
      "\(self.cell(cell))의 후보 \(all(digits), .topic) 앞서 지워졌어요.")
  }

  fileprivate func isOnlyCandidate(_ digit: Digit, of cell: Cell) -> String {
    sentence(
      "No other digit is left for \(self.cell(cell)).",
      "\(self.cell(cell))에 들어갈 수 있는 숫자는 \(digit)뿐이에요.")
  }
}
