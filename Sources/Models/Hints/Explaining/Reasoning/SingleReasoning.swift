import Sudoku

/// The explanation of full houses and singles: the digits or places that exclude all others.
struct SingleReasoning {
  private let single: Candidate
  private let position: CandidateGrid

  init(_ single: Candidate, _ position: CandidateGrid) {
    self.single = single
    self.position = position
  }

  func fullHouse(_ house: House) -> Reasoning {
    Reasoning(
      lookAt: .houses([house]),
      [
        { $0.isLastEmptyCell(single.cell, of: house) },
        { $0.hasEveryDigit(house, but: single.digit) },
      ])
  }

  func nakedSingle() -> Reasoning {
    var missing = DigitSet.all.subtracting([single.digit])
    var held: [(house: House, digits: DigitSet)] = []
    var witnesses: [Cell] = []
    for house in [House.box(single.cell.box), .row(single.cell.row), .column(single.cell.column)] {
      let holders = house.cells.filter { position.grid[$0].map(missing.contains) ?? false }
      guard !holders.isEmpty else { continue }
      let digits = DigitSet(holders.compactMap { position.grid[$0] })
      held.append((house, digits))
      witnesses += holders
      missing = missing.subtracting(digits)
    }
    var reasons: [Sentence] = held.isEmpty ? [] : [{ [held] in $0.hold(held) }]
    if !missing.isEmpty {
      reasons.append { [missing] in $0.wasEliminated(missing, from: single.cell) }
    }
    reasons.append { $0.isOnlyCandidate(single.digit, of: single.cell) }
    return Reasoning(
      lookAt: .houses([.box(single.cell.box)]), place: .cells([single.cell]), reasons,
      witnesses: witnesses)
  }

  func hiddenSingle(_ houses: [House]) -> Reasoning {
    let digit = single.digit
    let house =
      houses.first(where: House.boxes.contains) ?? houses.first ?? .box(single.cell.box)
    let others = house.cellSet.intersection(position.open).subtracting([single.cell])
    let holders = holders(of: digit, keepingOutOf: others)
    let seen = holders.reduce(CellSet.none) { $0.union($1.peerSet) }
    let blocked = others.intersection(seen)
    let before = others.subtracting(seen)
    var reasons: [Sentence] = [{ $0.stillNeeds(house, digit) }]
    if !blocked.isEmpty { reasons.append { $0.keepOut(digit, of: Array(blocked), holders) } }
    if !before.isEmpty { reasons.append { $0.wasEliminated(digit, from: Array(before)) } }
    reasons.append { $0.isOnlyPlace(single.cell, for: digit, in: house) }
    return Reasoning(lookAt: .houses([house]), reasons, witnesses: holders + Array(others))
  }

  /// Returns the smallest number of cells with `digit` that see all of `cells`, as far as such
  /// cells do.
  private func holders(of digit: Digit, keepingOutOf cells: CellSet) -> [Cell] {
    let all = Cell.all.filter { position.grid[$0] == digit }
    var rest = cells
    var chosen: [Cell] = []
    while let best = all.max(by: { count($0, rest) < count($1, rest) }), count(best, rest) > 0 {
      chosen.append(best)
      rest = rest.subtracting(best.peerSet)
    }
    return chosen.sorted()
  }

  private func count(_ holder: Cell, _ cells: CellSet) -> Int {
    holder.peerSet.intersection(cells).count
  }
}
