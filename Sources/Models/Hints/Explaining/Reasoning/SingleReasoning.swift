import Sudoku

/// The explanation of full houses and singles: the digits or places that exclude all others.
struct SingleReasoning {
  private let single: Candidate
  private let position: CandidateGrid
  private let words: ExplanationWords

  init(_ single: Candidate, _ position: CandidateGrid, _ words: ExplanationWords) {
    self.single = single
    self.position = position
    self.words = words
  }

  func fullHouse(_ house: House) -> Reasoning {
    Reasoning(
      lookAt: .houses([house]),
      [
        words.isLastEmptyCell(single.cell, of: house),
        words.hasEveryDigit(house, but: single.digit),
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
    var reasons: [String] = held.isEmpty ? [] : [words.hold(held)]
    if !missing.isEmpty {
      reasons.append(words.wasEliminated(missing, from: single.cell))
    }
    reasons.append(words.isOnlyCandidate(single.digit, of: single.cell))
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
    var reasons = [words.stillNeeds(house, digit)]
    if !blocked.isEmpty { reasons.append(words.keepOut(digit, of: Array(blocked), holders)) }
    if !before.isEmpty { reasons.append(words.wasEliminated(digit, from: Array(before))) }
    reasons.append(words.isOnlyPlace(single.cell, for: digit, in: house))
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

extension ExplanationWords {
  fileprivate func isLastEmptyCell(_ cell: Cell, of house: House) -> String {
    sentence(
      "\(self.cell(cell)) is the only empty cell of \(self.house(house)).",
      "\(self.cell(cell), .topic) \(self.house(house))에 남은 유일한 빈칸이에요.")
  }

  fileprivate func hasEveryDigit(_ house: House, but digit: Digit) -> String {
    sentence(
      "\(self.house(house)) has all the digits but \(digit).",
      "\(self.house(house))에는 \(digit, .object) 뺀 모든 숫자가 이미 있어요.")
  }

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

  fileprivate func wasEliminated(_ digit: Digit, from cells: [Cell]) -> String {
    sentence(
      "\(all(cells)) \(cells.count == 1 ? "has" : "have") lost \(digit) before.",
      "\(all(cells))의 후보 \(digit, .topic) 앞서 지워졌어요.")
  }

  fileprivate func isOnlyCandidate(_ digit: Digit, of cell: Cell) -> String {
    sentence(
      "No other digit is left for \(self.cell(cell)).",
      "\(self.cell(cell))에 들어갈 수 있는 숫자는 \(digit)뿐이에요.")
  }

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

  fileprivate func isOnlyPlace(_ cell: Cell, for digit: Digit, in house: House) -> String {
    sentence(
      "No other cell of \(self.house(house)) can be \(digit).",
      "\(self.house(house))에서 \(digit, .subject) 들어갈 자리는 \(self.cell(cell))뿐이에요.")
  }
}
