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

  package init(_ single: Candidate) {
    self.single = single
  }

  package var candidates: [Candidate] { [single] }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let cell = single.cell
    var missing = DigitSet.all.subtracting([single.digit])
    var held: [(house: House, digits: DigitSet)] = []
    var witnesses: [Cell] = []
    for house in [House.box(cell.box), .row(cell.row), .column(cell.column)] {
      let holders = house.cells.filter { step.position.grid[$0].map(missing.contains) ?? false }
      guard !holders.isEmpty else { continue }
      let digits = DigitSet(holders.compactMap { step.position.grid[$0] })
      held.append((house, digits))
      witnesses += holders
      missing = missing.subtracting(digits)
    }
    var reasons: [Phrase] = []
    if !held.isEmpty {
      let (english, korean): ([Phrase], [Phrase]) = (
        held.map { "\($0.house) has \($0.digits)" },
        held.map { "\($0.house)에는 \($0.digits, .subject)" }
      )
      reasons.append(.say("\(list: english, by: "; ").", "\(list: korean) 이미 있어요."))
    }
    if !missing.isEmpty {
      let before = missing
      reasons.append(
        .say("\(cell) has lost \(before) before.", "\(cell)의 후보 \(before, .topic) 앞서 지워졌어요."))
    }
    reasons.append(
      .say("No other digit is left for \(cell).", "\(cell)에 들어갈 수 있는 숫자는 \(single.digit)뿐이에요."))
    return Reasoning(
      lookAt: .houses([.box(cell.box)]), place: .cells([cell]), reasons, witnesses: witnesses)
  }
}
