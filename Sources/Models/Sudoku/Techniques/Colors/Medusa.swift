/// Candidates of several digits in two colours of which one is right.
///
/// ```
/// a colour is wrong if                     a candidate goes if
/// a cell has two candidates of it          its cell has both colours
/// a house has a digit twice in it          it sees both colours of its digit
/// all candidates of a cell see it          its cell has one, and it sees the other
/// ```
///
/// With a single digit these are Simple Colors, so only colourings of several digits count.
/// Source of the rules: https://www.sudokuwiki.org/3D_Medusa
struct Medusa: Technique {
  let id = TechniqueID.medusa

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for colors in CandidateColors.all(in: grid)
    where DigitSet(colors.candidates.map(\.digit)).count > 1 {
      let outcomes = [Outcome(of: colors.first), Outcome(of: colors.second)]
      var gone: [Candidate] = []
      if outcomes[0].isImpossible(in: grid) { gone += colors.first }
      if outcomes[1].isImpossible(in: grid) { gone += colors.second }
      if gone.isEmpty {
        gone = Digit.all.flatMap { digit in
          grid.cells(of: digit).intersection(outcomes[0].gone(digit))
            .intersection(outcomes[1].gone(digit)).map { Candidate($0, digit) }
        }
      }
      guard !gone.isEmpty else { continue }
      try findings.add(
        Deduction(id, eliminations: gone.sorted(), colors))
    }
  }
}

extension Medusa {
  /// What follows if all candidates of a colour are right.
  private struct Outcome {
    /// The cells that hold each digit.
    private let held: [CellSet]
    /// The cells that lose each digit.
    private let lost: [CellSet]

    init(of color: [Candidate]) {
      var held = Array(repeating: CellSet.none, count: 9)
      for candidate in color { held[candidate.digit.index].insert(candidate.cell) }
      lost = held.indices.map { digit in
        held.indices.reduce(held[digit].seen) { $1 == digit ? $0 : $0.union(held[$1]) }
      }
      self.held = held
    }

    func gone(_ digit: Digit) -> CellSet { lost[digit.index] }

    /// Returns `true` if a digit is twice in a house, or a cell of `grid` holds two digits or none.
    func isImpossible(in grid: CandidateGrid) -> Bool {
      if zip(held, lost).contains(where: { !$0.isDisjoint(with: $1) }) { return true }
      let left = Digit.all.reduce(CellSet.none) { left, digit in
        left.union(grid.cells(of: digit).subtracting(gone(digit)))
      }
      return !grid.open.isSubset(of: left)
    }
  }
}

extension CandidateColors: Pattern {
  package var colors: [(first: [Candidate], second: [Candidate])] { [(first, second)] }

  package func links(in position: CandidateGrid) -> [Link] {
    first.flatMap { one in position.partners(of: one).map { .strong(one, $0) } }
  }

  package func reasoning(for step: StepInWords) -> Reasoning {
    MedusaReasoning(
      colors: self, losses: step.losses, position: step.position, words: step.words
    ).reasoning()
  }
}

/// Some places for a digit.
private typealias PlacesOfDigit = (digit: Digit, cells: [Cell])

/// The explanation of candidates of several digits in two colours, one of which is right.
private struct MedusaReasoning {
  let colors: CandidateColors
  let losses: [Candidate]
  let position: CandidateGrid
  let words: ExplanationWords

  func reasoning() -> Reasoning {
    let (first, second) = (Self.byDigit(colors.first), Self.byDigit(colors.second))
    let wrong = wrong(colors.first, "A") ?? wrong(colors.second, "B")
    return Reasoning(
      lookAt: .cells(colors.first.prefix(1).map(\.cell)),
      [words.takeTurns(), words.areColored(first, second)]
        + (wrong.map { [$0.sentence] } ?? goWithBoth),
      witnesses: wrong.map { [$0.cell] } ?? [])
  }

  private static func byDigit(_ color: [Candidate]) -> [PlacesOfDigit] {
    DigitSet(color.map(\.digit)).map { digit in
      (digit, color.filter { $0.digit == digit }.map(\.cell))
    }
  }

  /// Returns the reason why all of `color` are wrong, or `nil` if they aren't.
  private func wrong(_ color: [Candidate], _ letter: String) -> (sentence: String, cell: Cell)? {
    guard let start = color.first, losses.contains(start) else { return nil }
    for (place, one) in color.enumerated() {
      for other in color[(place + 1)...] {
        if one.cell == other.cell {
          return (words.holdsTwo(letter, [one.digit, other.digit], in: one.cell), one.cell)
        }
        let house = one.cell.houses.first { $0.contains(other.cell) }
        if one.digit == other.digit, let house {
          let cells = [one.cell, other.cell]
          return (words.repeats(letter, one.digit, cells, in: house), one.cell)
        }
      }
    }
    for cell in position.open {
      let takers = position[cell].compactMap { digit in
        color.first { $0.digit == digit && $0.cell.isPeer(of: cell) }
      }
      if takers.count == position[cell].count {
        return (words.empties(letter, cell, takers), cell)
      }
    }
    return nil
  }

  /// The reasons why the candidates go, together for those that the same two take away.
  private var goWithBoth: [String] {
    var groups: [(takers: [Candidate], losses: [Candidate])] = []
    for loss in losses {
      let takers = [colors.first, colors.second].compactMap { taker(of: loss, $0) }
      if let place = groups.firstIndex(where: { $0.takers == takers }) {
        groups[place].losses.append(loss)
      } else if takers.count == 2 {
        groups.append((takers, [loss]))
      }
    }
    return groups.map { words.goWithBoth($0.losses, $0.takers[0], $0.takers[1]) }
  }

  /// Returns a candidate of `color` that rules out `loss`. The same cell comes first.
  private func taker(of loss: Candidate, _ color: [Candidate]) -> Candidate? {
    color.first { $0.cell == loss.cell } ?? color.first(where: loss.excludes)
  }
}

extension ExplanationWords {
  fileprivate func takeTurns() -> String {
    sentence(
      "Where a cell has just two candidates, or a house just two places for a digit, one of the two "
        + "is right and the other wrong, so candidates joined like this take turns.",
      "후보가 두 개뿐인 칸이나 한 숫자의 자리가 두 개뿐인 구역에서는 하나는 맞고 하나는 틀리므로, 이렇게 이어진 후보들은 맞고 틀리기를 번갈아 해요.")
  }

  fileprivate func areColored(_ first: [PlacesOfDigit], _ second: [PlacesOfDigit]) -> String {
    let places = [first, second].map { color in
      say(
        all(color.map { "\($0.digit) in \(all($0.cells))" }),
        color.map { "\(all($0.cells))의 \($0.digit)" }.joined(separator: ", "))
    }
    return sentence(
      "Colour A is \(places[0]); colour B is \(places[1]). Either all of A is right, or all of B.",
      "\(places[0], .object) A, \(places[1], .object) B로 부르면, A가 모두 맞거나 B가 모두 맞아요.")
  }

  fileprivate func holdsTwo(_ letter: String, _ digits: DigitSet, in cell: Cell) -> String {
    sentence(
      "\(self.cell(cell)) can't be both \(all(digits)), but both are \(letter): "
        + "\(letter) is wrong throughout.",
      "\(self.cell(cell))의 \(all(digits), .topic) 둘 다 \(letter)인데 한 칸에 함께 있을 수 없으므로, "
        + "\(letter, .topic) 모두 틀려요.")
  }

  fileprivate func repeats(_ letter: String, _ digit: Digit, _ cells: [Cell], in house: House)
    -> String
  {
    sentence(
      "\(self.house(house)) has just one \(digit), but in \(all(cells)) both are "
        + "\(letter): \(letter) is wrong throughout.",
      "\(all(cells))의 \(digit, .topic) 둘 다 \(letter)인데 같은 \(self.house(house))에 있어 "
        + "함께 맞을 수 없으므로, \(letter, .topic) 모두 틀려요.")
  }

  /// Says that a colour would leave `cell` without a candidate. `takers` rule out one each.
  fileprivate func empties(_ letter: String, _ cell: Cell, _ takers: [Candidate]) -> String {
    sentence(
      "If \(letter) were right, \(self.cell(cell)) would lose all its candidates, "
        + "\(all(takers.map { "\($0.digit) to \(self.cell($0.cell))" })): "
        + "\(letter) is wrong throughout.",
      "\(letter, .subject) 맞다면 \(self.cell(cell), .topic) \(candidates(takers)) 때문에 "
        + "후보를 모두 잃으므로, \(letter, .topic) 모두 틀려요.")
  }

  fileprivate func goWithBoth(_ losses: [Candidate], _ first: Candidate, _ second: Candidate)
    -> String
  {
    sentence(
      "If A is right, \(cell(first.cell)) is \(first.digit); if B is right, \(cell(second.cell)) is "
        + "\(second.digit): either way \(self.losses(losses.grouped)).",
      "A가 맞으면 \(cell(first.cell), .topic) \(first.digit, .being)고, "
        + "B가 맞으면 \(cell(second.cell), .topic) \(second.digit, .copula). "
        + "어느 쪽이든 \(self.losses(losses.grouped)) 지울 수 있어요.")
  }
}
