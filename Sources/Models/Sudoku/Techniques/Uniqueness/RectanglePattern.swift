/// Four open cells that two digits could fill in two ways, the reason why they can't, and all
/// candidates.
struct RectanglePattern: Pattern {
  let rectangle: DigitRectangle
  let escape: Escape
  let candidates: [Candidate]

  /// The reason why a rectangle of two digits can't close.
  enum Escape: Hashable, Sendable {
    /// The only corner with other candidates.
    case corner(Cell)
    /// The only other candidate.
    case surplus(Digit)
    /// Cells that form a subset with the other candidates, and the houses that contain all of
    /// these.
    case subset([Cell], [House])
    /// One of the two digits has no other place in a house, so the other is eliminated.
    case tied(Digit, gone: Digit)
    /// A digit with no other place in these lines.
    case tiedInCorners(Digit, [House])
    /// A digit with no other place in the lines of the eliminated candidate.
    case hidden(tied: Digit, gone: Candidate, [House])
  }

  var cells: [Cell] {
    if case .subset(let others, _) = escape { return rectangle.corners + others }
    return rectangle.corners
  }

  var houses: [House] {
    switch escape {
    case .subset(_, let houses), .tiedInCorners(_, let houses), .hidden(_, _, let houses): houses
    case .corner, .surplus, .tied: []
    }
  }

  func reasoning(for step: StepInWords) -> Reasoning {
    let words = step.words
    let corners = rectangle.corners.sorted()
    return Reasoning(
      lookAt: .houses(corners.rows), place: .cells(corners),
      [words.makeRectangle(corners), words.couldBeExchanged(rectangle.digits)]
        + breaking(corners, step.targets, step.position, words))
  }

  /// Explains what keeps the rectangle open.
  private func breaking(
    _ corners: [Cell], _ targets: [Cell], _ position: CandidateGrid, _ words: ExplanationWords
  ) -> [String] {
    let (pure, mixed, digits) = (rectangle.pure, rectangle.mixed, rectangle.digits)
    switch escape {
    case .corner(let corner): return [words.threeHaveOnly(pure, digits, fourth: corner)]
    case .surplus(let digit):
      return [words.oneBreaks(mixed, with: digit), words.see(targets, allOf: mixed)]
    case .subset(let others, let houses):
      let surplus = rectangle.surplus(in: position)
      let all = others.reduce(surplus) { $0.union(position[$1]) }
      return [
        surplus.only.map { words.oneBreaks(mixed, with: $0) }
          ?? words.oneBreaks(mixed, withOneOf: surplus),
        words.makeSubset(mixed, with: others, of: all, in: houses[0]),
      ]
    case .tied(let tied, let gone):
      let shared = mixed[0].houses.first { house in
        mixed.allSatisfy(house.contains) && position.count(of: tied, in: house) == 2
      }
      guard let shared else { return [] }
      return [words.mustHold(tied, mixed, in: shared, so: gone)]
    case .tiedInCorners(let tied, _):
      guard let other = digits.subtracting([tied]).only else { return [] }
      return [words.liesInCorners(tied, corners.rows, cells: mixed, others: pure, other: other)]
    case .hidden(let tied, let gone, let lines):
      let cell = gone.cell
      let neighbours = corners.filter { ($0.row == cell.row) != ($0.column == cell.column) }
      let opposite = corners.first { $0.row != cell.row && $0.column != cell.column }
      return [
        words.wouldClose(
          gone.digit, in: cell, tied: tied, lines, neighbours: neighbours,
          opposite: opposite ?? corners[0])
      ]
    }
  }
}

extension [Cell] {
  /// The rows of the corners of a rectangle.
  var rows: [House] { Set(map(\.row)).sorted().map(House.row) }
}

extension ExplanationWords {
  func makeRectangle(_ corners: [Cell]) -> String {
    sentence(
      "\(all(corners)) are the corners of a rectangle that lies in just two boxes.",
      "\(all(corners), .topic) 두 블록에만 걸친 사각형의 꼭짓점이에요.")
  }

  func couldBeExchanged(_ digits: DigitSet) -> String {
    sentence(
      "If all four were \(any(digits)), these two digits could change places, and the puzzle would "
        + "have a second solution; a proper puzzle has just one.",
      "네 칸이 모두 \(any(digits), .being)라면 두 숫자를 서로 바꾸어 정답이 하나 더 생겨요. 올바른 퍼즐의 정답은 하나뿐이에요.")
  }

  fileprivate func threeHaveOnly(_ cells: [Cell], _ digits: DigitSet, fourth: Cell) -> String {
    sentence(
      "\(all(cells)) have only \(all(digits)), so \(cell(fourth)) must be something else.",
      "\(all(cells))의 후보는 \(all(digits))뿐이므로 \(cell(fourth), .topic) 다른 숫자여야 해요.")
  }

  func oneBreaks(_ cells: [Cell], with digit: Digit) -> String {
    sentence(
      "Only \(a(digit)) in \(any(cells)) can prevent that, so at least one of them is \(digit).",
      "이를 막을 수 있는 것은 \(any(cells))의 \(digit)뿐이므로, 그중 적어도 하나는 \(digit, .copula).")
  }

  fileprivate func oneBreaks(_ cells: [Cell], withOneOf digits: DigitSet) -> String {
    sentence(
      "Only \(any(digits)) in \(any(cells)) can prevent that, so one of these stands in at least one "
        + "of them.",
      "이를 막을 수 있는 것은 \(any(cells))의 \(any(digits))뿐이므로, 그중 적어도 한 칸에는 이 숫자들 가운데 하나가 있어요.")
  }

  /// Says that the cells act as one, which with `others` has as many digits as cells in `house`.
  fileprivate func makeSubset(
    _ cells: [Cell], with others: [Cell], of digits: DigitSet, in house: House
  ) -> String {
    sentence(
      "In \(self.house(house)) they thus act as a single cell, which makes \(subset(digits.count)) "
        + "with \(all(others)): \(all(digits)) go there and nowhere else.",
      "따라서 이들을 한 칸으로 보면 \(self.house(house))에서 \(all(others), .and) 함께 "
        + "\(subset(digits.count), .object) 이루어, \(all(digits), .topic) 그 칸들에만 들어가요.")
  }

  private func subset(_ size: Int) -> String {
    switch size {
    case 2: say("a naked pair", "네이키드 페어")
    case 3: say("a naked triple", "네이키드 트리플")
    case 4: say("a naked quadruple", "네이키드 쿼드")
    default: say("a naked subset of \(number(size)) cells", "\(number(size)) 칸짜리 네이키드 묶음")
    }
  }

  /// Says that `digit` has only the places `cells` in `house`, so `other` in one of them would
  /// close the rectangle.
  fileprivate func mustHold(
    _ digit: Digit, _ cells: [Cell], in house: House, so other: Digit
  ) -> String {
    sentence(
      "In \(self.house(house)), the digit \(digit) can only go in \(any(cells)). "
        + "If the other one of the two were \(other), all four corners would be \(any(DigitSet([digit, other]))).",
      "\(self.house(house))에서 \(digit, .subject) 들어갈 수 있는 칸은 \(all(cells))뿐이에요. "
        + "둘 중 다른 칸이 \(other, .being)라면 네 칸이 모두 두 숫자로 채워지고 말아요.")
  }

  /// Says that all places for `digit` in `lines` are in the corners, so in `cells` it would leave
  /// the others `other`.
  fileprivate func liesInCorners(
    _ digit: Digit, _ lines: [House], cells: [Cell], others: [Cell], other: Digit
  ) -> String {
    sentence(
      "In \(all(lines)), the digit \(digit) can only go in the corners. If one of \(all(cells)) were "
        + "\(digit), both would be, \(all(others)) would be \(other), "
        + "and all four corners would be \(any(DigitSet([digit, other]))).",
      "\(all(lines))에서 \(digit, .topic) 이 꼭짓점들에만 들어갈 수 있어요. "
        + "\(all(cells)) 가운데 하나가 \(digit, .being)라면 둘 다 \(digit, .being)고 "
        + "\(all(others), .topic) \(other, .subject) 되어 네 칸이 모두 두 숫자로 채워지고 말아요.")
  }

  /// Says that `gone` in `corner` would push `tied` to the neighbours and close the rectangle.
  fileprivate func wouldClose(
    _ gone: Digit, in corner: Cell, tied: Digit, _ lines: [House], neighbours: [Cell],
    opposite: Cell
  ) -> String {
    sentence(
      "In \(all(lines)), the digit \(tied) can only go in the corners. If \(cell(corner)) were \(gone), "
        + "then \(all(neighbours)) would be \(tied) and \(cell(opposite)) would be \(gone): "
        + "all four corners would be \(any(DigitSet([tied, gone]))).",
      "\(all(lines))에서 \(tied, .topic) 이 꼭짓점들에만 들어갈 수 있어요. "
        + "\(cell(corner), .subject) \(gone, .being)라면 \(all(neighbours), .topic) "
        + "\(tied.description), \(cell(opposite), .topic) \(gone, .subject) 되어 네 칸이 모두 두 숫자로 채워지고 말아요."
    )
  }
}
