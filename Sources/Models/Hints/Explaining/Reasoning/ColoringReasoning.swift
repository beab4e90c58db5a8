import Sudoku

/// The explanation of colours: places of a digit that are linked by houses with two places
/// alternate.
struct ColoringReasoning {
  private let digit: Digit
  private let groups: [Group]
  private let losses: [Candidate]

  /// Places that alternate.
  private struct Group {
    let colors: ([Cell], [Cell])
    let letters: (String, String)

    func letter(_ isFirst: Bool) -> String { isFirst ? letters.0 : letters.1 }
    func cells(_ isFirst: Bool) -> [Cell] { isFirst ? colors.0 : colors.1 }
  }

  init(_ digit: Digit, _ groups: [DigitColors], _ losses: [Candidate]) {
    self.digit = digit
    self.groups = zip(groups, [("A", "B"), ("C", "D")]).map { colors, letters in
      Group(colors: (Array(colors.first), Array(colors.second)), letters: letters)
    }
    self.losses = losses
  }

  func reasoning(_ technique: TechniqueID) -> Reasoning {
    let first = groups[0]
    var reasons: [Sentence] = [{ $0.takeTurns(digit) }]
    for (colors, letters) in groups.map({ ($0.colors, $0.letters) }) {
      reasons.append { $0.areColored(colors.0, letters.0, colors.1, letters.1, digit) }
    }
    switch technique {
    case .simpleColorTrap:
      reasons.append { $0.oneColorHolds(first.letters.0, first.letters.1) }
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
  ) -> [Sentence] {
    losses.compactMap { loss -> Sentence? in
      guard let one = left.cells(isFirst.0).first(where: loss.cell.isPeer),
        let other = right.cells(isFirst.1).first(where: loss.cell.isPeer)
      else { return nil }
      return {
        $0.seesColors(loss.cell, one, left.letter(isFirst.0), other, right.letter(isFirst.1))
      }
    }
  }

  private func wrap(_ group: Group) -> [Sentence] {
    for isFirst in [true, false] {
      let cells = group.cells(isFirst)
      for (place, cell) in cells.enumerated() {
        for other in cells[(place + 1)...] where cell.isPeer(of: other) {
          guard let house = cell.houses.first(where: { $0.contains(other) }) else { continue }
          return [{ $0.clashes(group.letter(isFirst), cell, other, in: house) }]
        }
      }
    }
    return []
  }

  /// Explains the colours of either group that see both colours of the other.
  private func wrongColors(_ left: Group, _ right: Group) -> [Sentence] {
    let gone = CellSet(losses.map(\.cell))
    return [(left, right), (right, left)].flatMap { one, other in
      [true, false].compactMap { isFirst -> Sentence? in
        let cells = one.cells(isFirst)
        guard !gone.isDisjoint(with: CellSet(cells)),
          let toFirst = meeting(cells, other.colors.0),
          let toSecond = meeting(cells, other.colors.1)
        else { return nil }
        return { $0.seesBothColors(one.letter(isFirst), [toFirst, toSecond], other.letters) }
      }
    }
  }

  /// Explains the colours that touch and the cells that see the opposites of both, each elimination
  /// once.
  private func opposites(_ left: Group, _ right: Group) -> [Sentence] {
    var rest = losses
    var reasons: [Sentence] = []
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
      reasons.append {
        $0.exclude(
          one, left.letter(isFirst.0), other, right.letter(isFirst.1),
          opposites: (left.letter(opposite.0), right.letter(opposite.1)))
      }
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
