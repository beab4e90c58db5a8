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

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let groups = zip(colorings, [("A", "B"), ("C", "D")]).map { colors, letters in
      ColoredPlaces(colors: (Array(colors.first), Array(colors.second)), letters: letters)
    }
    var reasons: [Phrase] = [
      .say(
        "Where a house has just two places for \(digit), one of the two is right and the other wrong, "
          ++ "so places joined like this take turns.",
        "어떤 구역에 \(digit)의 자리가 두 개뿐이면 하나는 맞고 하나는 틀리므로, 이렇게 이어진 자리들은 맞고 틀리기를 번갈아 해요.")
    ]
    for (colors, letters) in groups.map({ ($0.colors, $0.letters) }) {
      reasons.append(
        .say(
          "Call \(colors.0) \(letters.0) and \(colors.1) \(letters.1): either every \(letters.0) is "
            ++ "\(digit), or every \(letters.1) is.",
          "\(colors.0, .object) \(letters.0), \(colors.1, .object) \(letters.1, .toward) 부르면, "
            ++ "\(letters.0, .subject) 모두 \(digit, .being)거나 "
            ++ "\(letters.1, .subject) 모두 \(digit, .copula)."))
    }
    let first = groups[0]
    switch step.deduction.technique {
    case .simpleColorTrap:
      reasons.append(
        .say(
          "So candidates that see both an A and a B go.", "그러므로 A와 B 모두와 같은 구역에 있는 칸에는 들어갈 수 없어요."))
      reasons += ColoredPlaces.trap(step.losses, first, first, (true, false))
    case .simpleColorWrap: reasons += first.wrap
    case .multiColors2: reasons += ColoredPlaces.wrong(step.losses, groups[0], groups[1])
    default: reasons += ColoredPlaces.opposites(step.losses, groups[0], groups[1])
    }
    return Reasoning(lookAt: .cells([first.colors.0[0]]), reasons)
  }
}

/// Places of a digit in two colours, and what the explanation calls these.
private struct ColoredPlaces {
  let colors: ([Cell], [Cell])
  let letters: (String, String)

  func letter(_ isFirst: Bool) -> String { isFirst ? letters.0 : letters.1 }
  func cells(_ isFirst: Bool) -> [Cell] { isFirst ? colors.0 : colors.1 }

  /// Explains the elimination of cells that see a cell of each of two colours.
  static func trap(
    _ losses: [Candidate], _ left: ColoredPlaces, _ right: ColoredPlaces, _ isFirst: (Bool, Bool)
  ) -> [Phrase] {
    losses.compactMap { loss in
      guard let one = left.cells(isFirst.0).first(where: loss.cell.isPeer),
        let other = right.cells(isFirst.1).first(where: loss.cell.isPeer)
      else { return nil }
      let (letter, another) = (left.letter(isFirst.0), right.letter(isFirst.1))
      return .say(
        "\(loss.cell) sees \(one), which is \(letter), and \(other), which is \(another).",
        "\(loss.cell, .topic) \(letter)인 \(one), \(another)인 \(other) 모두와 같은 구역에 있어요.")
    }
  }

  /// Explains that a colour is wrong because two cells of it see each other.
  var wrap: [Phrase] {
    for isFirst in [true, false] {
      let (cells, letter) = (cells(isFirst), letter(isFirst))
      for (place, cell) in cells.enumerated() {
        for other in cells[(place + 1)...] where cell.isPeer(of: other) {
          guard let house = cell.houses.first(where: { $0.contains(other) }) else { continue }
          return [
            .say(
              "\([cell, other]) are both \(letter) and both in \(house), so they can't both be right: "
                ++ "\(letter) is wrong throughout.",
              "\([cell, other], .topic) 둘 다 \(letter)이고 같은 \(house)에 있어 둘 다 맞을 수는 없으므로, "
                ++ "\(letter, .topic) 모두 틀려요.")
          ]
        }
      }
    }
    return []
  }

  /// Explains the colours of either group that see both colours of the other, of which one is
  /// right.
  static func wrong(
    _ losses: [Candidate], _ left: ColoredPlaces, _ right: ColoredPlaces
  ) -> [Phrase] {
    let gone = CellSet(losses.map(\.cell))
    return [(left, right), (right, left)].flatMap { one, other in
      [true, false].compactMap { isFirst in
        let (cells, letter) = (one.cells(isFirst), one.letter(isFirst))
        guard !gone.isDisjoint(with: CellSet(cells)),
          let toFirst = meeting(cells, other.colors.0),
          let toSecond = meeting(cells, other.colors.1)
        else { return nil }
        let pairs = [toFirst, toSecond]
        let others = other.letters
        return .say(
          "\(all: pairs.map { "\($0.0) sees \($0.1)" }), so \(letter) sees both \(others.0) and "
            ++ "\(others.1), one of which is right: \(letter) is wrong throughout.",
          "\(list: pairs.map { "\($0.0, .topic) \($0.1, .and)" }) 같은 구역에 있어요. "
            ++ "\(others.0, .and) \(others.1) 가운데 하나는 맞으므로, 그 둘과 모두 부딪치는 "
            ++ "\(letter, .topic) 모두 틀려요.")
      }
    }
  }

  /// Explains the colours that touch, so that one of their opposites is right, and the cells that
  /// see both of these. Each elimination is explained once.
  static func opposites(
    _ losses: [Candidate], _ left: ColoredPlaces, _ right: ColoredPlaces
  ) -> [Phrase] {
    var rest = losses
    var reasons: [Phrase] = []
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
      let (letter, another) = (left.letter(isFirst.0), right.letter(isFirst.1))
      let (letterLeft, anotherLeft) = (left.letter(opposite.0), right.letter(opposite.1))
      reasons.append(
        .say(
          "\(one) is \(letter) and sees \(other), which is \(another), so \(letter) and \(another) are "
            ++ "not both right: \(letterLeft) or \(anotherLeft) is, and candidates that see both go.",
          "\(letter)인 \(one, .subject) \(another)인 \(other, .and) 같은 구역에 있어 \(letter, .and) "
            ++ "\(another, .subject) 모두 맞을 수는 없어요. 그러므로 \(letterLeft, .or) \(anotherLeft) "
            ++ "가운데 적어도 하나가 맞아요."))
      reasons += trap(seen, left, right, opposite)
    }
    return reasons
  }

  private static func meeting(_ first: [Cell], _ second: [Cell]) -> (Cell, Cell)? {
    for cell in first {
      if let other = second.first(where: cell.isPeer) { return (cell, other) }
    }
    return nil
  }
}
