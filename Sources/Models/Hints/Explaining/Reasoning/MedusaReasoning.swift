import Sudoku

/// The explanation of candidates of several digits in two colours, one of which is right.
struct MedusaReasoning {
  private let colors: CandidateColors
  private let losses: [Candidate]
  private let position: CandidateGrid

  init(_ colors: CandidateColors, _ losses: [Candidate], _ position: CandidateGrid) {
    self.colors = colors
    self.losses = losses
    self.position = position
  }

  func reasoning() -> Reasoning {
    let (first, second) = (Self.byDigit(colors.first), Self.byDigit(colors.second))
    let wrong = wrong(colors.first, "A") ?? wrong(colors.second, "B")
    return Reasoning(
      lookAt: .cells(colors.first.prefix(1).map(\.cell)),
      [{ $0.takeTurns() }, { $0.areColored(first, second) }]
        + (wrong.map { [$0.sentence] } ?? goWithBoth),
      witnesses: wrong.map { [$0.cell] } ?? [])
  }

  private static func byDigit(_ color: [Candidate]) -> [PlacesOfDigit] {
    DigitSet(color.map(\.digit)).map { digit in
      (digit, color.filter { $0.digit == digit }.map(\.cell))
    }
  }

  /// Returns the reason why all of `color` are wrong, or `nil` if they aren't.
  private func wrong(_ color: [Candidate], _ letter: String) -> (sentence: Sentence, cell: Cell)? {
    guard let start = color.first, losses.contains(start) else { return nil }
    for (place, one) in color.enumerated() {
      for other in color[(place + 1)...] {
        if one.cell == other.cell {
          return ({ $0.holdsTwo(letter, [one.digit, other.digit], in: one.cell) }, one.cell)
        }
        let house = one.cell.houses.first { $0.contains(other.cell) }
        if one.digit == other.digit, let house {
          let cells = [one.cell, other.cell]
          return ({ $0.repeats(letter, one.digit, cells, in: house) }, one.cell)
        }
      }
    }
    for cell in position.open {
      let takers = position[cell].compactMap { digit in
        color.first { $0.digit == digit && $0.cell.isPeer(of: cell) }
      }
      if takers.count == position[cell].count {
        return ({ $0.empties(letter, cell, takers) }, cell)
      }
    }
    return nil
  }

  /// The reasons why the candidates go, together for those that the same two take away.
  private var goWithBoth: [Sentence] {
    var groups: [(takers: [Candidate], losses: [Candidate])] = []
    for loss in losses {
      let takers = [colors.first, colors.second].compactMap { taker(of: loss, $0) }
      if let place = groups.firstIndex(where: { $0.takers == takers }) {
        groups[place].losses.append(loss)
      } else if takers.count == 2 {
        groups.append((takers, [loss]))
      }
    }
    return groups.map { takers, losses in { $0.goWithBoth(losses, takers[0], takers[1]) } }
  }

  /// Returns a candidate of `color` that rules out `loss`. The same cell comes first.
  private func taker(of loss: Candidate, _ color: [Candidate]) -> Candidate? {
    color.first { $0.cell == loss.cell } ?? color.first(where: loss.excludes)
  }
}
