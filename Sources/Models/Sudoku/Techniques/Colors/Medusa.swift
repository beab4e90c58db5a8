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
      try findings.add(id, eliminations: gone.sorted(), colors)
    }
  }
}

extension Medusa {
  /// The consequences if all candidates of a colour are right.
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

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let wrong = wrong(first, "A", step) ?? wrong(second, "B", step)
    let colored = [first, second].map { color -> Phrase in
      let places = DigitSet(color.map(\.digit)).map { digit in
        (digit: digit, cells: color.filter { $0.digit == digit }.map(\.cell))
      }
      return .say(
        "\(all: places.map { "\($0.digit) in \($0.cells)" })",
        "\(list: places.map { "\($0.cells)의 \($0.digit)" })")
    }
    let reasons: [Phrase] = [
      .say(
        "Where a cell has just two candidates, or a house just two places for a digit, one of the "
          ++ "two is right and the other wrong, so candidates joined like this take turns.",
        "후보가 두 개뿐인 칸이나 한 숫자의 자리가 두 개뿐인 구역에서는 하나는 맞고 하나는 틀리므로, 이렇게 이어진 후보들은 맞고 틀리기를 번갈아 해요."),
      .say(
        "Colour A is \(colored[0]); colour B is \(colored[1]). Either all of A is right, or all of B.",
        "\(colored[0], .object) A, \(colored[1], .object) B로 부르면, A가 모두 맞거나 B가 모두 맞아요."),
    ]
    return Reasoning(
      lookAt: .cells(first.prefix(1).map(\.cell)),
      reasons + (wrong.map { [$0.reason] } ?? goWithBoth(step.losses)),
      witnesses: wrong.map { [$0.cell] } ?? [])
  }

  /// Returns the reason why all of `color` are wrong, or `nil` if they aren't.
  private func wrong(
    _ color: [Candidate], _ letter: String, _ step: ExplainedStep
  ) -> (reason: Phrase, cell: Cell)? {
    guard let start = color.first, step.losses.contains(start) else { return nil }
    for (place, one) in color.enumerated() {
      for other in color[(place + 1)...] {
        let (cell, both) = (one.cell, DigitSet([one.digit, other.digit]))
        if cell == other.cell {
          let reason: Phrase = .say(
            "\(cell) can't be both \(both), but both are \(letter): \(letter) is wrong throughout.",
            "\(cell)의 \(both, .topic) 둘 다 \(letter)인데 한 칸에 함께 있을 수 없으므로, "
              ++ "\(letter, .topic) 모두 틀려요.")
          return (reason, cell)
        }
        if let digit = both.only, let house = cell.houses.first(where: { $0.contains(other.cell) })
        {
          let cells = [cell, other.cell]
          let reason: Phrase = .say(
            "\(house) has just one \(digit), but in \(cells) both are \(letter): \(letter) is wrong "
              ++ "throughout.",
            "\(cells)의 \(digit, .topic) 둘 다 \(letter)인데 같은 \(house)에 있어 함께 맞을 수 없으므로, "
              ++ "\(letter, .topic) 모두 틀려요.")
          return (reason, cell)
        }
      }
    }
    for cell in step.position.open {
      let takers = step.position[cell].compactMap { digit in
        color.first { $0.digit == digit && $0.cell.isPeer(of: cell) }
      }
      guard takers.count == step.position[cell].count else { continue }
      let reason: Phrase = .say(
        "If \(letter) were right, \(cell) would lose all its candidates, "
          ++ "\(all: takers.map { "\($0.digit) to \($0.cell)" }): \(letter) is wrong throughout.",
        "\(letter, .subject) 맞다면 \(cell, .topic) \(Phrase.places(takers)) 때문에 후보를 모두 잃으므로, "
          ++ "\(letter, .topic) 모두 틀려요.")
      return (reason, cell)
    }
    return nil
  }

  /// Returns the reasons why the candidates go, together for those that the same two take away.
  private func goWithBoth(_ losses: [Candidate]) -> [Phrase] {
    var groups: [(takers: [Candidate], losses: [Candidate])] = []
    for loss in losses {
      // The same cell comes first.
      let takers = [first, second].compactMap { color in
        color.first { $0.cell == loss.cell } ?? color.first(where: loss.excludes)
      }
      if let place = groups.firstIndex(where: { $0.takers == takers }) {
        groups[place].losses.append(loss)
      } else if takers.count == 2 {
        groups.append((takers, [loss]))
      }
    }
    return groups.map { takers, losses in
      let (one, other) = (takers[0], takers[1])
      return .say(
        "If A is right, \(one.cell) is \(one.digit); if B is right, \(other.cell) is \(other.digit): "
          ++ "either way \(Phrase.losses(losses)).",
        "A가 맞으면 \(one.cell, .topic) \(one.digit, .being)고, B가 맞으면 \(other.cell, .topic) "
          ++ "\(other.digit, .copula). 어느 쪽이든 \(Phrase.losses(losses)) 지울 수 있어요.")
    }
  }
}
