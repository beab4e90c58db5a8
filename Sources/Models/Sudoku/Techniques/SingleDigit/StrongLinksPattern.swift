/// Paths of four places for a digit each. One of the first two is right, one of the last two is
/// right, and the two in the middle aren't both right. So one of the two ends is true.
package struct StrongLinksPattern: Pattern {
  /// The digit of each path.
  package let digits: [Digit]
  /// The paths. Two are drawn together, of one digit or of two.
  package let ways: [[Cell]]
  package let houses: [House]

  package init(_ digits: [Digit], ways: [[Cell]], _ houses: [House]) {
    (self.digits, self.ways, self.houses) = (digits, ways, houses)
  }

  package var candidates: [Candidate] {
    zip(digits, ways).flatMap { digit, way in way.map { Candidate($0, digit) } }.unique
  }

  package var fourPlaceChains: [Chain] {
    zip(digits, ways).map { digit, cells in
      Chain(
        cells.enumerated().map { place, cell in
          Statement(Candidate(cell, digit), isTrue: !place.isMultiple(of: 2))
        })
    }
  }

  package func links(in position: CandidateGrid) -> [Link] { fourPlaceChains.flatMap(\.links) }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let parts = zip(digits, ways).map { digit, way in
      let targets = step.losses.filter { $0.digit == digit }.map(\.cell)
      return Self.reasons(digit, way, targets, step.position)
    }
    let houses = parts.flatMap(\.houses).unique
    return Reasoning(lookAt: houses.isEmpty ? .board : .houses(houses), parts.flatMap(\.reasons))
  }

  /// Returns the reasons for one path, and the houses of its strong links.
  private static func reasons(
    _ digit: Digit, _ way: [Cell], _ targets: [Cell], _ position: CandidateGrid
  ) -> (houses: [House], reasons: [Phrase]) {
    var reasons: [Phrase] = []
    var houses: [House] = []
    for (place, (from, to)) in zip(way, way.dropFirst()).enumerated() {
      let shared = from.houses.filter { $0.contains(to) }
      let strong = shared.first { position.cells(of: digit, in: $0) == [from, to] }
      guard let house = place == 1 ? shared.first : strong ?? shared.first else { continue }
      if place == 1 {
        let both = [from, to].sorted()
        reasons.append(
          .say(
            "\(both) are both in \(house), so at most one of them is \(digit).",
            "\(both, .topic) 같은 \(house)에 있으므로 둘 다 \(digit, .subject) 될 수는 없어요."))
      } else {
        houses.append(house)
        reasons.append(.hasTwoPlaces(digit, from, to, in: house))
      }
    }
    let ends = [way[0], way[3]].unique
    let seen = targets.filter { target in ends.allSatisfy(target.isPeer) }
    reasons.append(.oneIs(digit, of: ends))
    if !seen.isEmpty { reasons.append(.see(seen, allOf: ends)) }
    return (houses, reasons)
  }
}

/// The only two places for a digit in a house. One of them is right.
package struct ConjugatePair: Hashable {
  let house: House
  package let first: Cell
  package let second: Cell
}

extension CandidateGrid {
  /// Returns the pairs for those of `houses` in which `digit` has two places.
  package func conjugatePairs(of digit: Digit, in houses: [House] = House.all) -> [ConjugatePair] {
    houses.compactMap { conjugatePair(of: digit, in: $0.index) }
  }

  /// Returns the pair for the house numbered `house`, or `nil` unless `digit` has two places there.
  func conjugatePair(of digit: Digit, in house: Int) -> ConjugatePair? {
    let spots = spots[house * 9 + digit.index]
    guard spots.nonzeroBitCount == 2 else { return nil }
    let cells = House.all[house].cells
    return ConjugatePair(
      house: House.all[house], first: cells[spots.trailingZeroBitCount],
      second: cells[15 - spots.leadingZeroBitCount])
  }
}
