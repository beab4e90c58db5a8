import Sudoku

/// Why patterns of almost locked sets are right. The digits that link the sets are worked out anew.
struct AlmostLockedSetReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    switch deduction.technique {
    case .sueDeCoq: return SueDeCoqReasoning(deduction, position).reasoning(words)
    case .deathBlossom: return blossom(words)
    default: break
    }
    let path = SetPath(deduction, position)
    let sets = path?.sets ?? deduction.sets
    var sentences = introduction(sets, words)
    if sets.count == 2, restricted(sets[0], sets[1]).count > 1 {
      sentences += doublyLinked(sets, words)
    } else if let path {
      sentences += passing(path, words)
    }
    return Reasoning(lookAt: houses(of: sets), sentences)
  }

  static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(place, 25))))
  }

  private func introduction(
    _ sets: [AlmostLockedSet], _ words: any ExplanationWords
  ) -> [String] {
    sets.enumerated().map { place, set in
      words.isSet(Self.letter(place), set, in: set.house)
    } + [words.holdRest()]
  }

  private func houses(of sets: [AlmostLockedSet]) -> Place {
    var houses: [House] = []
    for set in sets {
      if let house = set.house, !houses.contains(house) { houses.append(house) }
    }
    houses.sort { $0.index < $1.index }
    return houses.isEmpty ? .cells(sets.flatMap(\.cells)) : .houses(houses)
  }

  private func restricted(_ first: AlmostLockedSet, _ second: AlmostLockedSet) -> DigitSet {
    first.restrictedDigits(with: second, in: position)
  }

  private func passing(_ path: SetPath, _ words: any ExplanationWords) -> [String] {
    var sentences: [String] = []
    for place in 0..<path.links.count {
      sentences.append(
        words.areNotBothHolding(
          path.links[place], Self.letter(place), Self.letter(place + 1)))
    }
    for digit in DigitSet(deduction.eliminations.map(\.digit)) {
      let cells = deduction.eliminations.filter { $0.digit == digit }.map(\.cell)
      sentences.append(words.holdsWithout("A", digit, path.links[0]))
      for (place, link) in path.links.enumerated() {
        let next = place + 1 < path.links.count ? path.links[place + 1] : digit
        sentences.append(words.passesOn(link, to: Self.letter(place + 1), next))
      }
      sentences.append(
        words.isInOne(digit, of: ["A", Self.letter(path.links.count)], seenBy: cells))
    }
    return sentences
  }

  private func doublyLinked(
    _ sets: [AlmostLockedSet], _ words: any ExplanationWords
  ) -> [String] {
    let links = restricted(sets[0], sets[1])
    let losses = DigitSet(deduction.eliminations.map(\.digit)).map { digit in
      (digit, deduction.eliminations.filter { $0.digit == digit }.map(\.cell))
    }
    return links.map { words.areNotBothHolding($0, "A", "B") }
      + [words.shareOut(links, "A", "B"), words.areLockedIn(losses)]
  }

  /// The first cell is the stem; its candidates have the sets in this order as petals.
  private func blossom(_ words: any ExplanationWords) -> Reasoning {
    let stem = deduction.cells[0]
    var sentences = introduction(deduction.sets, words)
    sentences.append(words.mustBeOne(of: position[stem], stem))
    for digit in DigitSet(deduction.eliminations.map(\.digit)) {
      for (place, petal) in position[stem].enumerated() {
        sentences.append(words.takesAway(petal, stem, from: Self.letter(place), digit))
      }
      sentences.append(
        words.isInOne(
          digit, of: deduction.sets.indices.map(Self.letter),
          seenBy: deduction.eliminations.filter { $0.digit == digit }.map(\.cell)))
    }
    return Reasoning(lookAt: .cells([stem]), sentences)
  }
}

extension AlmostLockedSet {
  /// The first house that holds all of its cells; boxes come last.
  var house: House? { House.all.first { cells.isSubset(of: $0.cellSet) } }

  /// The digits that the two can not both hold, as each place in one sees all in the other.
  func restrictedDigits(with other: AlmostLockedSet, in position: CandidateGrid) -> DigitSet {
    DigitSet(
      digits.intersection(other.digits).filter { digit in
        let places = position.cells(of: digit)
        let far = other.cells.intersection(places)
        return cells.intersection(places).allSatisfy { far.isSubset(of: $0.peerSet) }
      })
  }
}
