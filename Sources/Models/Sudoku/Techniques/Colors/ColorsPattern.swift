/// The places for a digit in two colours, A and B, and in two more, C and D.
struct ColorsPattern: Pattern {
  let digit: Digit
  /// One colouring or two.
  let colorings: [DigitColors]

  var candidates: [Candidate] { colors.flatMap { $0.first + $0.second } }

  var colors: [(first: [Candidate], second: [Candidate])] {
    colorings.map { colors in
      (colors.first.map { Candidate($0, digit) }, colors.second.map { Candidate($0, digit) })
    }
  }

  var groups: [CellSet] { colorings.flatMap { [$0.first, $0.second] } }

  func links(in position: CandidateGrid) -> [Link] {
    position.conjugatePairs(of: digit)
      .filter { pair in colorings.contains { $0.cells.contains(pair.first) } }
      .map { .strong(Candidate($0.first, digit), Candidate($0.second, digit)) }
  }

  func reasoning(for step: StepInWords) -> Reasoning {
    ColoringReasoning(digit, colorings, step.losses, step.words)
      .reasoning(step.deduction.technique)
  }
}

/// The explanation of colours: places of a digit that are linked by houses with two places
/// alternate.
private struct ColoringReasoning {
  private let digit: Digit
  private let groups: [Group]
  private let losses: [Candidate]
  private let words: ExplanationWords

  /// Places that alternate.
  private struct Group {
    let colors: ([Cell], [Cell])
    let letters: (String, String)

    func letter(_ isFirst: Bool) -> String { isFirst ? letters.0 : letters.1 }
    func cells(_ isFirst: Bool) -> [Cell] { isFirst ? colors.0 : colors.1 }
  }

  init(_ digit: Digit, _ groups: [DigitColors], _ losses: [Candidate], _ words: ExplanationWords) {
    self.digit = digit
    self.groups = zip(groups, [("A", "B"), ("C", "D")]).map { colors, letters in
      Group(colors: (Array(colors.first), Array(colors.second)), letters: letters)
    }
    self.losses = losses
    self.words = words
  }

  func reasoning(_ technique: TechniqueID) -> Reasoning {
    let first = groups[0]
    var reasons = [words.takeTurns(digit)]
    for (colors, letters) in groups.map({ ($0.colors, $0.letters) }) {
      reasons.append(words.areColored(colors.0, letters.0, colors.1, letters.1, digit))
    }
    switch technique {
    case .simpleColorTrap:
      reasons.append(words.oneColorHolds(first.letters.0, first.letters.1))
      reasons += trap(losses, first, first, (true, false))
    case .simpleColorWrap: reasons += wrap(first)
    case .multiColors2: reasons += wrongColors(groups[0], groups[1])
    default: reasons += opposites(groups[0], groups[1])
    }
    return Reasoning(lookAt: .cells([first.colors.0[0]]), reasons)
  }

  /// Explains the elimination of cells that see a cell of each of two colours.
  private func trap(
    _ losses: [Candidate], _ left: Group, _ right: Group, _ isFirst: (Bool, Bool)
  ) -> [String] {
    losses.compactMap { loss in
      guard let one = left.cells(isFirst.0).first(where: loss.cell.isPeer),
        let other = right.cells(isFirst.1).first(where: loss.cell.isPeer)
      else { return nil }
      return words.seesColors(
        loss.cell, one, left.letter(isFirst.0), other, right.letter(isFirst.1))
    }
  }

  private func wrap(_ group: Group) -> [String] {
    for isFirst in [true, false] {
      let cells = group.cells(isFirst)
      for (place, cell) in cells.enumerated() {
        for other in cells[(place + 1)...] where cell.isPeer(of: other) {
          guard let house = cell.houses.first(where: { $0.contains(other) }) else { continue }
          return [words.clashes(group.letter(isFirst), cell, other, in: house)]
        }
      }
    }
    return []
  }

  /// Explains the colours of either group that see both colours of the other.
  private func wrongColors(_ left: Group, _ right: Group) -> [String] {
    let gone = CellSet(losses.map(\.cell))
    return [(left, right), (right, left)].flatMap { one, other in
      [true, false].compactMap { isFirst in
        let cells = one.cells(isFirst)
        guard !gone.isDisjoint(with: CellSet(cells)),
          let toFirst = meeting(cells, other.colors.0),
          let toSecond = meeting(cells, other.colors.1)
        else { return nil }
        return words.seesBothColors(one.letter(isFirst), [toFirst, toSecond], other.letters)
      }
    }
  }

  /// Explains the colours that touch and the cells that see the opposites of both, each elimination
  /// once.
  private func opposites(_ left: Group, _ right: Group) -> [String] {
    var rest = losses
    var reasons: [String] = []
    for isFirst in [(true, true), (true, false), (false, true), (false, false)] {
      guard let (one, other) = meeting(left.cells(isFirst.0), right.cells(isFirst.1)) else {
        continue
      }
      let opposite = (!isFirst.0, !isFirst.1)
      let seen = rest.filter { loss in
        left.cells(opposite.0).contains { $0.isPeer(of: loss.cell) }
          && right.cells(opposite.1).contains { $0.isPeer(of: loss.cell) }
      }
      guard !seen.isEmpty else { continue }
      rest.removeAll(where: seen.contains)
      reasons.append(
        words.exclude(
          one, left.letter(isFirst.0), other, right.letter(isFirst.1),
          opposites: (left.letter(opposite.0), right.letter(opposite.1))))
      reasons += trap(seen, left, right, opposite)
    }
    return reasons
  }

  private func meeting(_ first: [Cell], _ second: [Cell]) -> (Cell, Cell)? {
    for cell in first {
      if let other = second.first(where: cell.isPeer) { return (cell, other) }
    }
    return nil
  }
}

extension ExplanationWords {
  fileprivate func takeTurns(_ digit: Digit) -> String {
    sentence(
      "Where a house has just two places for \(digit), one of the two is right and the other wrong, "
        + "so places joined like this take turns.",
      "어떤 구역에 \(digit)의 자리가 두 개뿐이면 하나는 맞고 하나는 틀리므로, 이렇게 이어진 자리들은 맞고 틀리기를 번갈아 해요.")
  }

  fileprivate func areColored(
    _ first: [Cell], _ firstLetter: String, _ second: [Cell], _ secondLetter: String,
    _ digit: Digit
  ) -> String {
    sentence(
      "Call \(all(first)) \(firstLetter) and \(all(second)) \(secondLetter): "
        + "either every \(firstLetter) is \(digit), or every \(secondLetter) is.",
      "\(all(first), .object) \(firstLetter), \(all(second), .object) \(secondLetter, .toward) 부르면, "
        + "\(firstLetter, .subject) 모두 \(digit, .being)거나 \(secondLetter, .subject) 모두 \(digit, .copula)."
    )
  }

  fileprivate func seesColors(
    _ target: Cell, _ first: Cell, _ firstLetter: String, _ second: Cell, _ secondLetter: String
  ) -> String {
    sentence(
      "\(cell(target)) sees \(cell(first)), which is \(firstLetter), "
        + "and \(cell(second)), which is \(secondLetter).",
      "\(cell(target), .topic) \(firstLetter)인 \(cell(first)), \(secondLetter)인 "
        + "\(cell(second)) 모두와 같은 구역에 있어요.")
  }

  fileprivate func oneColorHolds(_ first: String, _ second: String) -> String {
    sentence(
      "So candidates that see both \(a(first)) and \(a(second)) go.",
      "그러므로 \(first, .and) \(second) 모두와 같은 구역에 있는 칸에는 들어갈 수 없어요.")
  }

  fileprivate func clashes(_ letter: String, _ first: Cell, _ second: Cell, in house: House)
    -> String
  {
    sentence(
      "\(all([first, second])) are both \(letter) and both in \(self.house(house)), "
        + "so they can't both be right: \(letter) is wrong throughout.",
      "\(all([first, second]), .topic) 둘 다 \(letter)이고 같은 \(self.house(house))에 있어 둘 다 맞을 수는 없으므로, "
        + "\(letter, .topic) 모두 틀려요.")
  }

  /// Says that a cell of one colour sees one of the other group, so the two colours aren't both
  /// right, and at least one of their opposites is.
  fileprivate func exclude(
    _ first: Cell, _ firstLetter: String, _ second: Cell, _ secondLetter: String,
    opposites: (String, String)
  ) -> String {
    sentence(
      "\(cell(first)) is \(firstLetter) and sees \(cell(second)), "
        + "which is \(secondLetter), so \(firstLetter) and \(secondLetter) are not both right: "
        + "\(opposites.0) or \(opposites.1) is, and candidates that see both go.",
      "\(firstLetter)인 \(cell(first), .subject) \(secondLetter)인 \(cell(second), .and) 같은 구역에 있어 "
        + "\(firstLetter, .and) \(secondLetter, .subject) 모두 맞을 수는 없어요. 그러므로 "
        + "\(opposites.0, .or) \(opposites.1) 가운데 적어도 하나가 맞아요.")
  }

  /// Says that a colour sees both colours of the other group, because of these cells.
  fileprivate func seesBothColors(
    _ letter: String, _ pairs: [(Cell, Cell)], _ others: (String, String)
  ) -> String {
    let korean = pairs.map { "\(cell($0.0), .topic) \(cell($0.1), .and)" }.joined(separator: ", ")
    return sentence(
      "\(all(pairs.map { "\(cell($0.0)) sees \(cell($0.1))" })), so \(letter) sees both "
        + "\(others.0) and \(others.1), one of which is right: \(letter) is wrong throughout.",
      "\(korean) 같은 구역에 있어요. \(others.0, .and) \(others.1) 가운데 하나는 맞으므로, "
        + "그 둘과 모두 부딪치는 \(letter, .topic) 모두 틀려요.")
  }

  private func a(_ letter: String) -> String { (letter == "A" ? "an " : "a ") + letter }
}
