/// A template is a way to place a digit in all rows, columns and boxes. Places in all templates of
/// the digit are right, places in none are wrong. A cell that is right for one digit is wrong for
/// the others, which may leave them with fewer templates.
///
/// ```
/// 5 . . | x . .      each of the ways to place the digit
/// . x . | 5 . .      has either both 5s or both x
/// ```
///
/// It considers all places of a digit at once, so it isn't a step for people, and HoDoKu skips it
/// by default.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_templates.php
struct Template: Technique {
  let id: TechniqueID
  private let isPlacing: Bool

  static let set = Template(id: .templateSet, isPlacing: true)
  static let delete = Template(id: .templateDelete, isPlacing: false)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for (digit, places) in zip(Digit.all, Self.places(in: grid)) {
      let cells = grid.cells(of: digit)
      let changed = isPlacing ? places.settled : cells.subtracting(places.cells)
      guard !changed.isEmpty else { continue }
      let conclusions = changed.map { Candidate($0, digit) }
      let shown = isPlacing ? changed : cells.subtracting(changed)
      try findings.add(
        Deduction(
          id, placements: isPlacing ? conclusions : [],
          eliminations: isPlacing ? [] : conclusions, TemplatePattern(digit: digit, places: shown)))
    }
  }

  /// Returns the places of each digit that are in at least one of its templates.
  private static func places(in grid: CandidateGrid) -> [DigitPlaces] {
    var all = Digit.all.map { DigitPlaces(of: $0, in: grid) }
    var isDone = false
    while !isDone {
      for digit in Digit.all { all[digit.index].prune() }
      isDone = true
      for digit in Digit.all {
        let settled = all[digit.index].settled
        for other in Digit.all where other != digit {
          guard !all[other.index].cells.isDisjoint(with: settled) else { continue }
          all[other.index].remove(settled)
          isDone = false
        }
      }
    }
    return all
  }
}

/// The places shared by all ways to place a digit, or those used by at least one.
struct TemplatePattern: Pattern {
  let digit: Digit
  let places: CellSet

  var candidates: [Candidate] { places.map { Candidate($0, digit) } }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let settled = step.deduction.placements.map { candidate -> Phrase in
      let (cell, digit) = (candidate.cell, candidate.digit)
      return .say(
        "Every way to place the \(digit)s that are missing has one in \(cell).",
        "남은 \(digit, .object) 놓는 모든 방법에서 \(cell)에 \(digit, .subject) 놓여요.")
    }
    let gone = step.targets
    return Reasoning(
      lookAt: .board,
      gone.isEmpty
        ? settled
        : [
          .say(
            "No way to place all the \(digit)s that are missing has one in \(any: gone).",
            "남은 \(digit, .object) 모두 놓는 어떤 방법에서도 \(any: gone)에는 \(digit, .subject) 놓이지 않아요.")
        ])
  }
}
