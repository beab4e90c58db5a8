import Sudoku

/// The explanation of wings and remote pairs: at least one of some cells holds a certain digit.
struct WingReasoning {
  private let position: CandidateGrid
  private let targets: [Cell]

  init(_ position: CandidateGrid, _ targets: [Cell]) {
    self.position = position
    self.targets = targets
  }

  /// Returns the reasoning for a W-Wing. The cells are one end, the place that it sees, the place
  /// that the other end sees, and that end.
  func wWing(_ digit: Digit, _ linked: Digit, _ cells: [Cell], _ house: House) -> Reasoning {
    let ends = [cells[0], cells[3]]
    return Reasoning(
      lookAt: .cells(ends),
      [
        { $0.eachHas(ends, just: position[cells[0]]) },
        { $0.hasTwoPlaces(linked, cells[1], cells[2], in: house) },
        { $0.cannotBothBe(linked, ends, places: [cells[1], cells[2]], of: house) },
        { $0.oneIs(digit, of: ends) },
        { $0.see(targets, allOf: ends, digit) },
      ])
  }

  func xyWing(_ digit: Digit, _ pivot: Cell, _ wings: [Cell]) -> Reasoning {
    var reasons: [Sentence] = [{ $0.isOne(of: position[pivot], pivot) }]
    for wing in wings {
      guard let shared = position[wing].subtracting([digit]).only else { continue }
      reasons.append { $0.leaves(pivot, shared, wing: wing, of: position[wing], only: digit) }
    }
    let isPivotToo = position[pivot].contains(digit)
    if isPivotToo { reasons.append { $0.orItself(pivot, digit) } }
    let ends = isPivotToo ? [pivot] + wings : wings
    reasons.append { $0.oneIs(digit, of: ends) }
    reasons.append { $0.see(targets, allOf: ends, digit) }
    return Reasoning(lookAt: .cells([pivot]), reasons)
  }

  func remotePair(_ digits: DigitSet, _ cells: [Cell]) -> Reasoning {
    var reasons: [Sentence] = [
      { $0.eachHas(cells, just: digits) }, { $0.alternate(cells, digits) },
    ]
    var rest = CellSet(targets)
    for steps in stride(from: cells.count - 1, to: 2, by: -1) where !steps.isMultiple(of: 2) {
      for start in 0..<(cells.count - steps) {
        let ends = [cells[start], cells[start + steps]]
        let seen = rest.intersection(Cell.commonPeers(of: ends))
        guard !seen.isEmpty else { continue }
        reasons.append { $0.holdBoth(ends[0], ends[1], digits, seenBy: Array(seen)) }
        rest = rest.subtracting(seen)
      }
    }
    return Reasoning(lookAt: .cells([cells[0], cells[cells.count - 1]]), reasons)
  }
}
