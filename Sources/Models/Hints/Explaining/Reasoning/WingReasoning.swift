import Sudoku

/// The explanation of wings and remote pairs: at least one of some cells holds a certain digit.
struct WingReasoning {
  private let position: CandidateGrid
  private let targets: [Cell]
  private let words: ExplanationWords

  init(_ position: CandidateGrid, _ targets: [Cell], _ words: ExplanationWords) {
    self.position = position
    self.targets = targets
    self.words = words
  }

  /// Returns the reasoning for a W-Wing. The cells are one end, the place that it sees, the place
  /// that the other end sees, and that end.
  func wWing(_ digit: Digit, _ linked: Digit, _ cells: [Cell], _ house: House) -> Reasoning {
    let ends = [cells[0], cells[3]]
    return Reasoning(
      lookAt: .cells(ends),
      [
        words.eachHas(ends, just: position[cells[0]]),
        words.hasTwoPlaces(linked, cells[1], cells[2], in: house),
        words.cannotBothBe(linked, ends, places: [cells[1], cells[2]], of: house),
        words.oneIs(digit, of: ends),
        words.see(targets, allOf: ends),
      ])
  }

  func xyWing(_ digit: Digit, _ pivot: Cell, _ wings: [Cell]) -> Reasoning {
    var reasons = [words.isOne(of: position[pivot], pivot)]
    for wing in wings {
      guard let shared = position[wing].subtracting([digit]).only else { continue }
      reasons.append(words.leaves(pivot, shared, wing: wing, of: position[wing], only: digit))
    }
    let isPivotToo = position[pivot].contains(digit)
    if isPivotToo { reasons.append(words.orItself(pivot, digit)) }
    let ends = isPivotToo ? [pivot] + wings : wings
    reasons.append(words.oneIs(digit, of: ends))
    reasons.append(words.see(targets, allOf: ends))
    return Reasoning(lookAt: .cells([pivot]), reasons)
  }

  func remotePair(_ digits: DigitSet, _ cells: [Cell]) -> Reasoning {
    var reasons = [
      words.eachHas(cells, just: digits), words.alternate(cells, digits),
    ]
    var rest = CellSet(targets)
    for steps in stride(from: cells.count - 1, to: 2, by: -1) where !steps.isMultiple(of: 2) {
      for start in 0..<(cells.count - steps) {
        let ends = [cells[start], cells[start + steps]]
        let seen = rest.intersection(Cell.commonPeers(of: ends))
        guard !seen.isEmpty else { continue }
        reasons.append(words.holdBoth(ends[0], ends[1], digits, seenBy: Array(seen)))
        rest = rest.subtracting(seen)
      }
    }
    return Reasoning(lookAt: .cells([cells[0], cells[cells.count - 1]]), reasons)
  }
}

extension ExplanationWords {
  fileprivate func eachHas(_ cells: [Cell], just digits: DigitSet) -> String {
    sentence(
      "\(all(cells)) \(bothOrAll(cells.count)) have just the candidates \(all(digits)).",
      "\(all(cells))에는 각각 후보가 \(all(digits))뿐이에요.")
  }

  fileprivate func cannotBothBe(_ digit: Digit, _ ends: [Cell], places: [Cell], of house: House)
    -> String
  {
    sentence(
      "\(cell(ends[0])) sees \(cell(places[0])), and \(cell(ends[1])) sees "
        + "\(cell(places[1])): were \(all(ends)) both \(digit), "
        + "\(self.house(house)) would have no place left for it.",
      "\(cell(ends[0]), .topic) \(cell(places[0]), .and), \(cell(ends[1]), .topic) "
        + "\(cell(places[1]), .and) 같은 구역에 있어요. \(all(ends), .subject) 둘 다 "
        + "\(digit, .being)라면 \(self.house(house))에 \(digit)의 자리가 없어져요.")
  }

  fileprivate func isOne(of digits: DigitSet, _ cell: Cell) -> String {
    sentence(
      "\(self.cell(cell)) is \(any(digits)).",
      "\(self.cell(cell), .topic) \(any(digits), .copula).")
  }

  /// Says that `digit` in the pivot leaves a wing, which has the candidates `digits`, only `left`.
  fileprivate func leaves(
    _ pivot: Cell, _ digit: Digit, wing: Cell, of digits: DigitSet, only left: Digit
  ) -> String {
    sentence(
      "If it is \(digit), then \(cell(wing)), which it sees and which has just \(all(digits)), "
        + "is \(left).",
      "그 칸이 \(digit, .being)라면, 같은 구역에 있고 후보가 \(all(digits))뿐인 "
        + "\(cell(wing), .topic) \(left, .subject) 돼요.")
  }

  fileprivate func orItself(_ pivot: Cell, _ digit: Digit) -> String {
    sentence(
      "Otherwise it is \(digit) itself.",
      "둘 다 아니라면 그 칸 자신이 \(digit, .copula).")
  }

  fileprivate func alternate(_ cells: [Cell], _ digits: DigitSet) -> String {
    sentence(
      "Each of them sees the next, so in this order they take \(all(digits)) in turn.",
      "이 순서대로 이웃한 칸끼리 같은 구역에 있으므로 \(all(digits), .subject) 번갈아 들어가요.")
  }

  /// Says that the two cells are an odd number of steps apart, so they hold both digits.
  fileprivate func holdBoth(
    _ first: Cell, _ second: Cell, _ digits: DigitSet, seenBy cells: [Cell]
  ) -> String {
    sentence(
      "So \(all([first, second])) hold \(all(digits.map { "one \($0)" })) between them, "
        + "and \(all(cells)) \(cells.count == 1 ? "sees" : "see") both cells.",
      "그러므로 \(all([first, second]))에는 \(all(digits), .subject) 하나씩 들어가요. "
        + "\(all(cells), .topic) 두 칸 모두와 같은 구역에 있어요.")
  }
}
