import Sudoku

/// Why wings and remote pairs are right: of some cells at least one is a certain digit.
struct WingReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    guard let digit = deduction.eliminations.first?.digit, deduction.cells.count > 2 else {
      return Reasoning(lookAt: .board, [])
    }
    switch deduction.technique {
    case .wWing: return wWing(digit, words)
    case .remotePair: return remotePair(words)
    default: return xyWing(digit, words)
    }
  }

  private var targets: [Cell] { deduction.eliminations.map(\.cell) }

  /// The cells are one end, the place that it sees, the place that the other end sees, that end.
  private func wWing(_ digit: Digit, _ words: any ExplanationWords) -> Reasoning {
    let cells = deduction.cells
    guard cells.count == 4, let house = deduction.houses.first,
      let linked = position[cells[0]].subtracting([digit]).only
    else { return Reasoning(lookAt: .board, []) }
    let ends = [cells[0], cells[3]]
    return Reasoning(
      lookAt: .cells(ends),
      [
        words.eachHas(ends, just: position[cells[0]]),
        words.hasTwoPlaces(linked, cells[1], cells[2], in: house),
        words.cannotBothBe(linked, ends, places: [cells[1], cells[2]], of: house),
        words.oneIs(digit, of: ends),
        words.see(targets, allOf: ends, digit),
      ])
  }

  /// The first cell is the pivot, the others the wings.
  private func xyWing(_ digit: Digit, _ words: any ExplanationWords) -> Reasoning {
    let pivot = deduction.cells[0]
    let wings = Array(deduction.cells.dropFirst())
    var sentences = [words.isOne(of: position[pivot], pivot)]
    for wing in wings {
      guard let shared = position[wing].subtracting([digit]).only else { continue }
      sentences.append(
        words.leaves(pivot, shared, wing: wing, of: position[wing], only: digit))
    }
    var ends = wings
    if position[pivot].contains(digit) {
      sentences.append(words.orItself(pivot, digit))
      ends.insert(pivot, at: 0)
    }
    sentences.append(words.oneIs(digit, of: ends))
    sentences.append(words.see(targets, allOf: ends, digit))
    return Reasoning(lookAt: .cells([pivot]), sentences)
  }

  private func remotePair(_ words: any ExplanationWords) -> Reasoning {
    let cells = deduction.cells
    let digits = position[cells[0]]
    var sentences = [words.eachHas(cells, just: digits), words.alternate(cells, digits)]
    var rest = CellSet(targets)
    for steps in stride(from: cells.count - 1, to: 2, by: -1) where !steps.isMultiple(of: 2) {
      for start in 0..<(cells.count - steps) {
        let ends = [cells[start], cells[start + steps]]
        let seen = rest.intersection(Cell.commonPeers(of: ends))
        guard !seen.isEmpty else { continue }
        sentences.append(words.holdBoth(ends[0], ends[1], digits, seenBy: Array(seen)))
        rest = rest.subtracting(seen)
      }
    }
    return Reasoning(lookAt: .cells([cells[0], cells[cells.count - 1]]), sentences)
  }
}
