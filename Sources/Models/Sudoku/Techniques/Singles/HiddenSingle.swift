/// A digit with only one place left in a house goes there.
///
/// ```
/// . . . | . . 4 | . . .
/// . . . | . . . | . 4 .
/// * 6 2 | . . . | . . .     box 1 has its 4 in r3: both other cells are taken
/// ------+-------+------
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_singles.php
struct HiddenSingle: Technique {
  let id = TechniqueID.hiddenSingle

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for candidate in grid.hidden where grid.isHiddenSingle(candidate) {
      let houses = candidate.cell.houses.filter { grid.count(of: candidate.digit, in: $0) == 1 }
      try findings.add(
        Deduction(.hiddenSingle, placements: [candidate], HiddenSinglePattern(candidate, houses)))
    }
  }
}

/// The only place for a digit in some houses.
package struct HiddenSinglePattern: Pattern {
  /// The place.
  package let single: Candidate
  /// The houses. Look at the first of these first.
  package let houses: [House]

  /// Creates the pattern of `single` in `houses`.
  package init(_ single: Candidate, _ houses: [House]) {
    (self.single, self.houses) = (single, houses)
  }

  package var candidates: [Candidate] { [single] }
  /// Only the one in the sentences: a second one would distract.
  package var paintedHouses: [House] { Array(houses.prefix(1)) }

  package func reasoning(for step: StepInWords) -> Reasoning {
    let words = step.words
    let digit = single.digit
    let house =
      houses.first(where: House.boxes.contains) ?? houses.first ?? .box(single.cell.box)
    let others = house.cellSet.intersection(step.position.open).subtracting([single.cell])
    let holders = Self.holders(of: digit, keepingOutOf: others, in: step.position)
    let seen = holders.reduce(CellSet.none) { $0.union($1.peerSet) }
    let blocked = others.intersection(seen)
    let before = others.subtracting(seen)
    var reasons = [words.stillNeeds(house, digit)]
    if !blocked.isEmpty { reasons.append(words.keepOut(digit, of: Array(blocked), holders)) }
    if !before.isEmpty { reasons.append(words.wasEliminated(digit, from: Array(before))) }
    reasons.append(words.isOnlyPlace(single.cell, for: digit, in: house))
    return Reasoning(lookAt: .houses([house]), reasons, witnesses: holders + Array(others))
  }

  /// Returns the smallest number of cells with `digit` that see all of `cells`, as far as such
  /// cells do.
  private static func holders(
    of digit: Digit, keepingOutOf cells: CellSet, in position: CandidateGrid
  ) -> [Cell] {
    func count(_ holder: Cell, _ cells: CellSet) -> Int {
      holder.peerSet.intersection(cells).count
    }
    let all = Cell.all.filter { position.grid[$0] == digit }
    var rest = cells
    var chosen: [Cell] = []
    while let best = all.max(by: { count($0, rest) < count($1, rest) }), count(best, rest) > 0 {
      chosen.append(best)
      rest = rest.subtracting(best.peerSet)
    }
    return chosen.sorted()
  }
}

extension ExplanationWords {
  fileprivate func stillNeeds(_ house: House, _ digit: Digit) -> String {
    sentence(
      "\(self.house(house)) still needs \(a(digit)).",
      "\(self.house(house))에는 아직 \(digit, .subject) 없어요.")
  }

  fileprivate func keepOut(_ digit: Digit, of blocked: [Cell], _ holders: [Cell]) -> String {
    sentence(
      (holders.count == 1
        ? "The \(digit) in \(all(holders)) keeps" : "The \(digit)s in \(all(holders)) keep")
        + " \(digit) out of \(all(blocked)).",
      "\(all(holders))에 있는 \(digit) 때문에 \(all(blocked))에는 \(digit, .subject) 들어갈 수 없어요.")
  }

  fileprivate func wasEliminated(_ digit: Digit, from cells: [Cell]) -> String {
    sentence(
      "\(all(cells)) \(cells.count == 1 ? "has" : "have") lost \(digit) before.",
      "\(all(cells))의 후보 \(digit, .topic) 앞서 지워졌어요.")
  }

  fileprivate func isOnlyPlace(_ cell: Cell, for digit: Digit, in house: House) -> String {
    sentence(
      "No other cell of \(self.house(house)) can be \(digit).",
      "\(self.house(house))에서 \(digit, .subject) 들어갈 자리는 \(self.cell(cell))뿐이에요.")
  }
}
