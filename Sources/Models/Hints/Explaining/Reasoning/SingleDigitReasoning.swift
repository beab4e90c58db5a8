import Sudoku

/// Why patterns of two strong links of one digit are right: one of the two ends is true.
struct SingleDigitReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    guard let digit = deduction.eliminations.first?.digit else {
      return Reasoning(lookAt: .board, [])
    }
    switch deduction.technique {
    case .emptyRectangle, .dualEmptyRectangle: return emptyRectangle(digit, words)
    default: return twoStrongLinks(digit, words)
    }
  }

  private func twoStrongLinks(_ digit: Digit, _ words: any ExplanationWords) -> Reasoning {
    var sentences: [String] = []
    var houses: [House] = []
    for links in deduction.links.grouped(by: 3) {
      for link in links {
        guard let house = house(of: link) else { continue }
        if link.isStrong {
          houses.append(house)
          sentences.append(words.hasTwoPlaces(digit, link.from.cell, link.to.cell, in: house))
        } else {
          sentences.append(words.areNotBoth(digit, link.from.cell, link.to.cell, in: house))
        }
      }
      guard let first = links.first?.from.cell, let last = links.last?.to.cell else { continue }
      let ends = first == last ? [first] : [first, last]
      let targets = deduction.eliminations.map(\.cell)
        .filter { $0.isPeer(of: first) && $0.isPeer(of: last) }
      sentences.append(words.oneIs(digit, of: ends))
      if !targets.isEmpty { sentences.append(words.see(targets, allOf: ends, digit)) }
    }
    return Reasoning(lookAt: houses.isEmpty ? .board : .houses(houses), sentences)
  }

  /// The house that makes a link strong; for a weak one any that both ends are in.
  private func house(of link: Link) -> House? {
    let ends = CellSet([link.from.cell, link.to.cell])
    let shared = link.from.cell.houses.filter { $0.contains(link.to.cell) }
    guard link.isStrong else { return shared.first }
    return shared.first { position.cells(of: link.from.digit, in: $0) == ends } ?? shared.first
  }

  /// The links, one for each elimination, go from the line that is shared with the box to the end.
  private func emptyRectangle(_ digit: Digit, _ words: any ExplanationWords) -> Reasoning {
    guard let box = deduction.houses.first else { return Reasoning(lookAt: .board, []) }
    let sentences = zip(deduction.links, deduction.eliminations).flatMap { link, elimination in
      let (near, far, target) = (link.from.cell, link.to.cell, elimination.cell)
      let isUpright = near.column == far.column
      let row = House.row(isUpright ? near.row : target.row)
      let column = House.column(isUpright ? target.column : near.column)
      return [
        words.liesOnCross(digit, in: box, row, column),
        words.hasTwoPlaces(
          digit, near, far, in: isUpright ? .column(near.column) : .row(near.row)),
        words.pushes(digit, near, in: box, onto: isUpright ? column : row, against: target),
        words.isSeen(digit, far, by: target),
      ]
    }
    return Reasoning(lookAt: .houses([box]), sentences)
  }
}

extension Array {
  /// The elements, `size` at a time; the last group may be smaller.
  func grouped(by size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
