import Sudoku

/// Why a pattern that would leave a second solution can not be.
struct UniquenessReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid
  /// Four; empty for graves.
  private let corners: [Cell]
  /// The two digits of the rectangle: the first corner has no others.
  private let digits: DigitSet

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
    corners = deduction.cells.count < 4 ? [] : Array(deduction.cells.prefix(4)).sorted()
    digits = position[deduction.cells[0]]
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    switch deduction.technique {
    case .bugPlusOne: return grave(words)
    case .avoidableRectangle1, .avoidableRectangle2: return avoidable(words)
    default:
      return Reasoning(
        lookAt: lines, place: .cells(corners),
        [words.makeRectangle(corners), words.couldBeExchanged(digits)] + breaking(words))
    }
  }

  /// The lines that a rectangle lies on, in one direction.
  private var lines: Place {
    .houses(Set(corners.map(\.row)).sorted().map(House.row))
  }

  /// The corners without another candidate.
  private var pure: [Cell] { corners.filter { position[$0].isSubset(of: digits) } }
  private var mixed: [Cell] { corners.filter { !position[$0].isSubset(of: digits) } }

  private var targets: [Cell] { deduction.eliminations.map(\.cell) }

  private func grave(_ words: any ExplanationWords) -> Reasoning {
    let cell = deduction.cells[0]
    guard let digit = deduction.candidates.first?.digit else {
      return Reasoning(lookAt: .board, [])
    }
    return Reasoning(
      lookAt: .board, place: .cells([cell]),
      [
        words.haveTwo(butFor: cell, of: position[cell]),
        words.wouldBeGrave(without: digit, in: cell),
      ])
  }

  /// What keeps the rectangle open.
  private func breaking(_ words: any ExplanationWords) -> [String] {
    let surplus = mixed.reduce(DigitSet.none) { $0.union(position[$1]) }.subtracting(digits)
    switch deduction.technique {
    case .uniqueness1:
      return mixed.first.map { [words.threeHaveOnly(pure, digits, fourth: $0)] } ?? []
    case .uniqueness3:
      let others = Array(deduction.cells.dropFirst(4))
      let house = deduction.houses.first ?? .box(mixed[0].box)
      let all = others.reduce(surplus) { $0.union(position[$1]) }
      return [
        surplus.only.map { words.oneBreaks(mixed, with: $0) }
          ?? words.oneBreaks(mixed, withOneOf: surplus),
        words.makeSubset(mixed, with: others, of: all, in: house),
      ]
    case .uniqueness4: return tiedInHouse(words)
    case .uniqueness6: return tiedInCorners(words)
    case .hiddenRectangle: return hidden(words)
    default:
      guard let digit = surplus.only else { return [] }
      return [
        words.oneBreaks(mixed, with: digit), words.see(targets, allOf: mixed, digit),
      ]
    }
  }

  private func tiedInHouse(_ words: any ExplanationWords) -> [String] {
    guard let gone = deduction.eliminations.first?.digit,
      let tied = digits.subtracting([gone]).only,
      let house = mixed[0].houses.first(where: { house in
        mixed.allSatisfy(house.contains) && position.count(of: tied, in: house) == 2
      })
    else { return [] }
    return [words.mustHold(tied, mixed, in: house, so: gone)]
  }

  private func tiedInCorners(_ words: any ExplanationWords) -> [String] {
    guard let tied = deduction.eliminations.first?.digit,
      let other = digits.subtracting([tied]).only
    else { return [] }
    return [words.liesInCorners(tied, rows, cells: mixed, others: pure, other: other)]
  }

  private var rows: [House] { Set(corners.map(\.row)).sorted().map(House.row) }

  private func hidden(_ words: any ExplanationWords) -> [String] {
    guard let loss = deduction.eliminations.first, let tied = digits.subtracting([loss.digit]).only
    else { return [] }
    let neighbours = corners.filter { ($0.row == loss.cell.row) != ($0.column == loss.cell.column) }
    let opposite = corners.first { $0.row != loss.cell.row && $0.column != loss.cell.column }
    return [
      words.wouldClose(
        loss.digit, in: loss.cell, tied: tied, [.row(loss.cell.row), .column(loss.cell.column)],
        neighbours: neighbours, opposite: opposite ?? corners[0])
    ]
  }

  private func avoidable(_ words: any ExplanationWords) -> Reasoning {
    let settled = corners.compactMap { cell in
      position.grid[cell].map { Candidate(cell, $0) }
    }
    let open = corners.filter { position.open.contains($0) }
    let pair = DigitSet(settled.map(\.digit))
    var sentences = [
      words.makeRectangle(corners), words.wereFound(settled), words.couldBeExchanged(pair),
    ]
    if deduction.technique == .avoidableRectangle1, let loss = deduction.eliminations.first {
      sentences.append(words.wouldAllowExchange(loss.digit, in: loss.cell))
    } else if let digit = deduction.eliminations.first?.digit {
      sentences.append(words.oneBreaks(open, with: digit))
      sentences.append(words.see(targets, allOf: open, digit))
    }
    return Reasoning(lookAt: lines, place: .cells(corners), sentences)
  }
}
