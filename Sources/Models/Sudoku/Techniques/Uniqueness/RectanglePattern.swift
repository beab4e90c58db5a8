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

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let corners = rectangle.corners.sorted()
    return Reasoning(
      lookAt: .houses(corners.rows), place: .cells(corners),
      [Self.makeRectangle(corners), Self.couldBeExchanged(rectangle.digits)]
        + breaking(corners, step))
  }

  /// Explains what keeps the rectangle open.
  private func breaking(_ corners: [Cell], _ step: ExplainedStep) -> [Phrase] {
    let (pure, mixed, digits) = (rectangle.pure, rectangle.mixed, rectangle.digits)
    switch escape {
    case .corner(let corner):
      return [
        .say(
          "\(pure) have only \(digits), so \(corner) must be something else.",
          "\(pure)의 후보는 \(digits)뿐이므로 \(corner, .topic) 다른 숫자여야 해요.")
      ]
    case .surplus(let digit):
      return [Self.oneBreaks(mixed, with: digit), .see(step.targets, allOf: mixed)]
    case .subset(let others, let houses):
      let surplus = rectangle.surplus(in: step.position)
      let all = others.reduce(surplus) { $0.union(step.position[$1]) }
      let house = houses[0]
      return [
        surplus.only.map { Self.oneBreaks(mixed, with: $0) }
          ?? .say(
            "Only \(any: surplus) in \(any: mixed) can prevent that, so one of these stands in at "
              ++ "least one of them.",
            "이를 막을 수 있는 것은 \(any: mixed)의 \(any: surplus)뿐이므로, 그중 적어도 한 칸에는 이 숫자들 가운데 하나가 "
              ++ "있어요."),
        .say(
          "In \(house) they thus act as a single cell, which makes \(Self.subset(all.count)) with "
            ++ "\(others): \(all) go there and nowhere else.",
          "따라서 이들을 한 칸으로 보면 \(house)에서 \(others, .and) 함께 \(Self.subset(all.count), .object) "
            ++ "이루어, \(all, .topic) 그 칸들에만 들어가요."),
      ]
    case .tied(let tied, let gone):
      let shared = mixed[0].houses.first { house in
        mixed.allSatisfy(house.contains) && step.position.count(of: tied, in: house) == 2
      }
      guard let house = shared else { return [] }
      return [
        .say(
          "In \(house), the digit \(tied) can only go in \(any: mixed). If the other one of the two "
            ++ "were \(gone), all four corners would be \(any: digits).",
          "\(house)에서 \(tied, .subject) 들어갈 수 있는 칸은 \(mixed)뿐이에요. "
            ++ "둘 중 다른 칸이 \(gone, .being)라면 네 칸이 모두 두 숫자로 채워지고 말아요.")
      ]
    case .tiedInCorners(let tied, _):
      guard let other = digits.subtracting([tied]).only else { return [] }
      return [
        .say(
          "In \(corners.rows), the digit \(tied) can only go in the corners. If one of \(mixed) were "
            ++ "\(tied), both would be, \(pure) would be \(other), and all four corners would be "
            ++ "\(any: digits).",
          "\(corners.rows)에서 \(tied, .topic) 이 꼭짓점들에만 들어갈 수 있어요. "
            ++ "\(mixed) 가운데 하나가 \(tied, .being)라면 둘 다 \(tied, .being)고 "
            ++ "\(pure, .topic) \(other, .subject) 되어 네 칸이 모두 두 숫자로 채워지고 말아요.")
      ]
    case .hidden(let tied, let loss, let lines):
      let (cell, gone) = (loss.cell, loss.digit)
      let neighbours = corners.filter { ($0.row == cell.row) != ($0.column == cell.column) }
      let opposite = corners.first { $0.row != cell.row && $0.column != cell.column } ?? corners[0]
      return [
        .say(
          "In \(lines), the digit \(tied) can only go in the corners. If \(cell) were \(gone), then "
            ++ "\(neighbours) would be \(tied) and \(opposite) would be \(gone): all four corners "
            ++ "would be \(any: digits).",
          "\(lines)에서 \(tied, .topic) 이 꼭짓점들에만 들어갈 수 있어요. \(cell, .subject) "
            ++ "\(gone, .being)라면 \(neighbours, .topic) \(tied), \(opposite, .topic) "
            ++ "\(gone, .subject) 되어 네 칸이 모두 두 숫자로 채워지고 말아요.")
      ]
    }
  }

  static func makeRectangle(_ corners: [Cell]) -> Phrase {
    .say(
      "\(corners) are the corners of a rectangle that lies in just two boxes.",
      "\(corners, .topic) 두 블록에만 걸친 사각형의 꼭짓점이에요.")
  }

  static func couldBeExchanged(_ digits: DigitSet) -> Phrase {
    .say(
      "If all four were \(any: digits), these two digits could change places, and the puzzle would "
        ++ "have a second solution; a proper puzzle has just one.",
      "네 칸이 모두 \(any: digits, .being)라면 두 숫자를 서로 바꾸어 정답이 하나 더 생겨요. 올바른 퍼즐의 정답은 하나뿐이에요.")
  }

  static func oneBreaks(_ cells: [Cell], with digit: Digit) -> Phrase {
    .say(
      "Only \(a: digit) in \(any: cells) can prevent that, so at least one of them is \(digit).",
      "이를 막을 수 있는 것은 \(any: cells)의 \(digit)뿐이므로, 그중 적어도 하나는 \(digit, .copula).")
  }

  private static func subset(_ size: Int) -> Phrase {
    switch size {
    case 2: .say("a naked pair", "네이키드 페어")
    case 3: .say("a naked triple", "네이키드 트리플")
    case 4: .say("a naked quadruple", "네이키드 쿼드")
    default: .say("a naked subset of \(number: size) cells", "\(number: size) 칸짜리 네이키드 묶음")
    }
  }
}

extension [Cell] {
  /// The rows of the corners of a rectangle.
  var rows: [House] { Set(map(\.row)).sorted().map(House.row) }
}
