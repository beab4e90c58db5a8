import Sudoku

/// The explanation of patterns with two strong links of a digit: one of the two ends is true.
struct SingleDigitReasoning {
  private let digit: Digit
  private let position: CandidateGrid
  private let words: ExplanationWords

  init(_ digit: Digit, _ position: CandidateGrid, _ words: ExplanationWords) {
    self.digit = digit
    self.position = position
    self.words = words
  }

  /// Explains paths of four places, each for its own one of `digits`.
  static func strongLinks(
    _ digits: [Digit], _ ways: [[Cell]], _ losses: [Candidate], _ position: CandidateGrid,
    _ words: ExplanationWords
  ) -> Reasoning {
    let parts = zip(digits, ways).map { digit, way in
      SingleDigitReasoning(digit, position, words).strongLinks(
        way, losses.filter { $0.digit == digit }.map(\.cell))
    }
    let houses = parts.flatMap(\.houses).unique
    return Reasoning(lookAt: houses.isEmpty ? .board : .houses(houses), parts.flatMap(\.reasons))
  }

  private func strongLinks(
    _ way: [Cell], _ targets: [Cell]
  ) -> (houses: [House], reasons: [String]) {
    var reasons: [String] = []
    var houses: [House] = []
    for (place, (from, to)) in zip(way, way.dropFirst()).enumerated() {
      let isStrong = place != 1
      guard let house = house(of: from, to, isStrong: isStrong) else { continue }
      if isStrong {
        houses.append(house)
        reasons.append(words.hasTwoPlaces(digit, from, to, in: house))
      } else {
        reasons.append(words.areNotBoth(digit, from, to, in: house))
      }
    }
    let ends = [way[0], way[3]].unique
    let seen = targets.filter { target in ends.allSatisfy(target.isPeer) }
    reasons.append(words.oneIs(digit, of: ends))
    if !seen.isEmpty { reasons.append(words.see(seen, allOf: ends)) }
    return (houses, reasons)
  }

  /// Returns the house that makes a link strong. For a weak link, any that contains both ends.
  private func house(of first: Cell, _ second: Cell, isStrong: Bool) -> House? {
    let shared = first.houses.filter { $0.contains(second) }
    guard isStrong else { return shared.first }
    return shared.first { position.cells(of: digit, in: $0) == [first, second] } ?? shared.first
  }

  func emptyRectangle(_ box: House, _ arms: [Pattern.Arm]) -> Reasoning {
    let reasons = arms.flatMap { arm -> [String] in
      let (near, far, target) = (arm.near, arm.far, arm.target)
      let isUpright = near.column == far.column
      let row = House.row(isUpright ? near.row : target.row)
      let column = House.column(isUpright ? target.column : near.column)
      return [
        words.liesOnCross(digit, in: box, row, column),
        words.hasTwoPlaces(digit, near, far, in: arm.house),
        words.pushes(digit, near, in: box, onto: isUpright ? column : row, against: target),
        words.isSeen(digit, far, by: target),
      ]
    }
    return Reasoning(lookAt: .houses([box]), reasons)
  }
}

extension ExplanationWords {
  fileprivate func areNotBoth(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House)
    -> String
  {
    sentence(
      "\(all([first, second].sorted())) are both in \(self.house(house)), "
        + "so at most one of them is \(digit).",
      "\(all([first, second].sorted()), .topic) 같은 \(self.house(house))에 있으므로 "
        + "둘 다 \(digit, .subject) 될 수는 없어요.")
  }

  fileprivate func liesOnCross(_ digit: Digit, in box: House, _ row: House, _ column: House)
    -> String
  {
    sentence(
      "In \(house(box)), the digit \(digit) can only go on \(house(row)) or on \(house(column)).",
      "\(house(box))에서 \(digit, .topic) \(any([row, column]))에만 들어갈 수 있어요.")
  }

  /// Says that `digit` in `near` leaves it only the places on `rest` in `box`, which `target` sees.
  fileprivate func pushes(
    _ digit: Digit, _ near: Cell, in box: House, onto rest: House, against target: Cell
  ) -> String {
    sentence(
      "If \(cell(near)) is \(digit), \(house(box)) has its \(digit) on \(house(rest)), "
        + "where \(cell(target)) sees it.",
      "\(cell(near), .subject) \(digit, .being)라면 \(house(box))의 \(digit, .topic) "
        + "\(house(rest))에 있게 되고, \(cell(target), .topic) 그 \(digit, .and) 같은 줄에 있어요.")
  }

  fileprivate func isSeen(_ digit: Digit, _ far: Cell, by target: Cell) -> String {
    sentence(
      "If \(cell(far)) is \(digit), \(cell(target)) sees it as well.",
      "\(cell(far), .subject) \(digit, .being)라면 \(cell(target), .topic) 그 칸과도 같은 줄에 있어요.")
  }
}
