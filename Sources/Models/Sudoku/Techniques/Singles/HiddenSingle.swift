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
  package let single: Candidate
  /// The houses. Look at the first of these first.
  package let houses: [House]

  package init(_ single: Candidate, _ houses: [House]) {
    (self.single, self.houses) = (single, houses)
  }

  package var candidates: [Candidate] { [single] }
  /// Only the one in the sentences: a second one would distract.
  package var paintedHouses: [House] { Array(houses.prefix(1)) }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let digit = single.digit
    let house =
      houses.first(where: House.boxes.contains) ?? houses.first ?? .box(single.cell.box)
    let others = house.cellSet.intersection(step.position.open).subtracting([single.cell])
    let holders = Self.holders(of: digit, keepingOutOf: others, in: step.position)
    let seen = holders.reduce(CellSet.none) { $0.union($1.peerSet) }
    let blocked = others.intersection(seen)
    let before = others.subtracting(seen)
    var reasons: [Phrase] = [
      .say("\(house) still needs \(a: digit).", "\(house)에는 아직 \(digit, .subject) 없어요.")
    ]
    if !blocked.isEmpty {
      reasons.append(
        .say(
          "The \(digit)\(holders.count, "", "s") in \(holders) \(holders.count, "keeps", "keep") \(digit) "
            ++ "out of \(blocked).",
          "\(holders)에 있는 \(digit) 때문에 \(blocked)에는 \(digit, .subject) 들어갈 수 없어요."))
    }
    if !before.isEmpty {
      reasons.append(
        .say(
          "\(before) \(before.count, "has", "have") lost \(digit) before.",
          "\(before)의 후보 \(digit, .topic) 앞서 지워졌어요."))
    }
    reasons.append(
      .say(
        "No other cell of \(house) can be \(digit).",
        "\(house)에서 \(digit, .subject) 들어갈 자리는 \(single.cell)뿐이에요."))
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
