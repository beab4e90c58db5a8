import Sudoku

/// The explanation of patterns with two strong links of a digit: one of the two ends is true.
struct SingleDigitReasoning {
  private let digit: Digit
  private let position: CandidateGrid

  init(_ digit: Digit, _ position: CandidateGrid) {
    self.digit = digit
    self.position = position
  }

  /// Explains paths of four places, each for its own one of `digits`.
  static func strongLinks(
    _ digits: [Digit], _ ways: [[Cell]], _ losses: [Candidate], _ position: CandidateGrid
  ) -> Reasoning {
    let parts = zip(digits, ways).map { digit, way in
      SingleDigitReasoning(digit, position).strongLinks(
        way, losses.filter { $0.digit == digit }.map(\.cell))
    }
    let houses = parts.flatMap(\.houses).unique
    return Reasoning(lookAt: houses.isEmpty ? .board : .houses(houses), parts.flatMap(\.reasons))
  }

  private func strongLinks(
    _ way: [Cell], _ targets: [Cell]
  ) -> (houses: [House], reasons: [Sentence]) {
    var reasons: [Sentence] = []
    var houses: [House] = []
    for (place, (from, to)) in zip(way, way.dropFirst()).enumerated() {
      let isStrong = place != 1
      guard let house = house(of: from, to, isStrong: isStrong) else { continue }
      if isStrong {
        houses.append(house)
        reasons.append { $0.hasTwoPlaces(digit, from, to, in: house) }
      } else {
        reasons.append { $0.areNotBoth(digit, from, to, in: house) }
      }
    }
    let ends = [way[0], way[3]].unique
    let seen = targets.filter { target in ends.allSatisfy(target.isPeer) }
    reasons.append { $0.oneIs(digit, of: ends) }
    if !seen.isEmpty { reasons.append { $0.see(seen, allOf: ends, digit) } }
    return (houses, reasons)
  }

  /// Returns the house that makes a link strong. For a weak link, any that contains both ends.
  private func house(of first: Cell, _ second: Cell, isStrong: Bool) -> House? {
    let shared = first.houses.filter { $0.contains(second) }
    guard isStrong else { return shared.first }
    return shared.first { position.cells(of: digit, in: $0) == [first, second] } ?? shared.first
  }

  func emptyRectangle(_ box: House, _ arms: [Pattern.Arm]) -> Reasoning {
    let reasons = arms.flatMap { arm -> [Sentence] in
      let (near, far, target) = (arm.near, arm.far, arm.target)
      let isUpright = near.column == far.column
      let row = House.row(isUpright ? near.row : target.row)
      let column = House.column(isUpright ? target.column : near.column)
      return [
        { $0.liesOnCross(digit, in: box, row, column) },
        { $0.hasTwoPlaces(digit, near, far, in: arm.house) },
        { $0.pushes(digit, near, in: box, onto: isUpright ? column : row, against: target) },
        { $0.isSeen(digit, far, by: target) },
      ]
    }
    return Reasoning(lookAt: .houses([box]), reasons)
  }
}
