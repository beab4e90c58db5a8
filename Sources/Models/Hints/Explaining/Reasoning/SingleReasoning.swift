import Sudoku

/// Why a full house or a single is right: what keeps all other digits or places out.
struct SingleReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    guard let single = deduction.placements.first else { return Reasoning(lookAt: .board, []) }
    switch deduction.technique {
    case .fullHouse: return fullHouse(single, words)
    case .nakedSingle: return nakedSingle(single, words)
    default: return hiddenSingle(single, words)
    }
  }

  private func fullHouse(_ single: Candidate, _ words: any ExplanationWords) -> Reasoning {
    let house = deduction.houses.first ?? .box(single.cell.box)
    return Reasoning(
      lookAt: .houses([house]),
      [
        words.isLastEmptyCell(single.cell, of: house),
        words.hasEveryDigit(house, but: single.digit),
      ])
  }

  private func nakedSingle(_ single: Candidate, _ words: any ExplanationWords) -> Reasoning {
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
    var sentences = held.isEmpty ? [] : [words.hold(held)]
    if !missing.isEmpty { sentences.append(words.wentBefore(missing, from: single.cell)) }
    sentences.append(words.isOnlyCandidate(single.digit, of: single.cell))
    return Reasoning(
      lookAt: .houses([.box(single.cell.box)]), place: .cells([single.cell]), sentences,
      witnesses: witnesses)
  }

  private func hiddenSingle(_ single: Candidate, _ words: any ExplanationWords) -> Reasoning {
    let digit = single.digit
    let house =
      deduction.houses.first { if case .box = $0 { true } else { false } }
      ?? deduction.houses.first ?? .box(single.cell.box)
    let others = house.cellSet.intersection(position.open).subtracting([single.cell])
    let holders = holders(of: digit, keepingOutOf: others)
    let seen = holders.reduce(CellSet.none) { $0.union($1.peerSet) }
    let blocked = others.intersection(seen)
    let before = others.subtracting(seen)
    var sentences = [words.stillNeeds(house, digit)]
    if !blocked.isEmpty {
      sentences.append(words.keepOut(digit, of: Array(blocked), holders))
    }
    if !before.isEmpty { sentences.append(words.wentBefore(digit, from: Array(before))) }
    sentences.append(words.isOnlyPlace(single.cell, for: digit, in: house))
    return Reasoning(lookAt: .houses([house]), sentences, witnesses: holders + Array(others))
  }

  /// As few cells with `digit` as it takes to see all of `cells` that such cells see.
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
