import Sudoku

/// Why colours are right. The groups are worked out anew from the candidates of the pattern: places
/// of the digit that are joined by houses with two places.
struct ColoringReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid
  private let groups: [Group]

  /// Places that take turns.
  private struct Group {
    var colors: ([Cell], [Cell]) = ([], [])
    let letters: (String, String)

    func letter(_ isFirst: Bool) -> String { isFirst ? letters.0 : letters.1 }
    func cells(_ isFirst: Bool) -> [Cell] { isFirst ? colors.0 : colors.1 }
  }

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
    groups = Self.groups(deduction, position)
  }

  private static func groups(_ deduction: Deduction, _ position: CandidateGrid) -> [Group] {
    guard let digit = deduction.eliminations.first?.digit else { return [] }
    var rest = deduction.cells
    let pairs = position.conjugatePairs(of: digit)
    var groups: [Group] = []
    let letters = [("A", "B"), ("C", "D")]
    while let start = rest.first, groups.count < 2 {
      var group = Group(letters: letters[groups.count])
      var waiting = [(start, true)]
      rest.removeAll { $0 == start }
      while let (cell, isFirst) = waiting.popLast() {
        if isFirst { group.colors.0.append(cell) } else { group.colors.1.append(cell) }
        for pair in pairs where pair.first == cell || pair.second == cell {
          let other = pair.first == cell ? pair.second : pair.first
          guard rest.contains(other) else { continue }
          rest.removeAll { $0 == other }
          waiting.append((other, !isFirst))
        }
      }
      group.colors = (group.colors.0.sorted(), group.colors.1.sorted())
      groups.append(group)
    }
    return groups
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    guard let digit = deduction.eliminations.first?.digit, let start = deduction.cells.first,
      let first = groups.first
    else { return Reasoning(lookAt: .board, []) }
    var sentences = [words.takeTurns(digit)]
    for group in groups where !group.colors.0.isEmpty && !group.colors.1.isEmpty {
      sentences.append(
        words.areColored(
          group.colors.0, group.letters.0, group.colors.1, group.letters.1, digit))
    }
    switch deduction.technique {
    case .simpleColorTrap:
      sentences.append(words.oneColorHolds(first.letters.0, first.letters.1))
      sentences += trap(deduction.eliminations, first, first, (true, false), words)
    case .simpleColorWrap: sentences += wrap(first, words)
    default: sentences += bridge(words)
    }
    let colors = groups.flatMap { [$0.colors.0, $0.colors.1] }
    return Reasoning(
      lookAt: .cells([start]), sentences,
      colors: colors.map { cells in cells.map { Candidate($0, digit) } })
  }

  /// What sees a cell of each of two colours.
  private func trap(
    _ losses: [Candidate], _ left: Group, _ right: Group, _ isFirst: (Bool, Bool),
    _ words: any ExplanationWords
  ) -> [String] {
    losses.compactMap { loss in
      guard let one = left.cells(isFirst.0).first(where: loss.cell.isPeer),
        let other = right.cells(isFirst.1).first(where: loss.cell.isPeer)
      else { return nil }
      return words.seesColors(
        loss.cell, one, left.letter(isFirst.0), other, right.letter(isFirst.1))
    }
  }

  private func wrap(_ group: Group, _ words: any ExplanationWords) -> [String] {
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

  /// Two groups of which one sees the other.
  private func bridge(_ words: any ExplanationWords) -> [String] {
    guard groups.count == 2 else { return [] }
    let (left, right) = (groups[0], groups[1])
    return deduction.technique == .multiColors2
      ? wrongColors(left, right, words) : opposites(left, right, words)
  }

  /// The colours of either group that see both colours of the other.
  private func wrongColors(
    _ left: Group, _ right: Group, _ words: any ExplanationWords
  ) -> [String] {
    let gone = CellSet(deduction.eliminations.map(\.cell))
    return [(left, right), (right, left)].flatMap { one, other in
      [true, false].compactMap { isFirst -> String? in
        let cells = one.cells(isFirst)
        guard !gone.isDisjoint(with: CellSet(cells)),
          let toFirst = meeting(cells, other.colors.0),
          let toSecond = meeting(cells, other.colors.1)
        else { return nil }
        return words.seesBothColors(one.letter(isFirst), [toFirst, toSecond], other.letters)
      }
    }
  }

  /// The colours that touch, and what sees the opposites of both; each elimination once.
  private func opposites(
    _ left: Group, _ right: Group, _ words: any ExplanationWords
  ) -> [String] {
    var rest = deduction.eliminations
    var sentences: [String] = []
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
      sentences.append(
        words.exclude(
          one, left.letter(isFirst.0), other, right.letter(isFirst.1),
          opposites: (left.letter(opposite.0), right.letter(opposite.1))))
      sentences += trap(seen, left, right, opposite, words)
    }
    return sentences
  }

  private func meeting(_ first: [Cell], _ second: [Cell]) -> (Cell, Cell)? {
    for cell in first {
      if let other = second.first(where: cell.isPeer) { return (cell, other) }
    }
    return nil
  }
}
