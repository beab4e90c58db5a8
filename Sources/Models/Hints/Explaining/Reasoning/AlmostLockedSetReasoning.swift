import Sudoku

/// The explanation of patterns of almost locked sets.
struct AlmostLockedSetReasoning {
  let sets: [AlmostLockedSet]
  let losses: [Candidate]

  /// Returns the reasoning for linked sets. Two of them may be linked twice, in which case the ends
  /// don't matter.
  func linked(_ commons: [DigitSet], _ ends: DigitSet) -> Reasoning {
    Reasoning(
      lookAt: houses,
      introduction
        + (ends.isEmpty ? doublyLinked(commons[0]) : passing(commons.flatMap { $0.prefix(1) })))
  }

  private static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(place, 25))))
  }

  private var introduction: [Sentence] {
    sets.enumerated().map { place, set -> Sentence in
      { $0.isSet(Self.letter(place), set, in: set.house) }
    } + [{ $0.holdRest() }]
  }

  private var houses: Place {
    let houses = sets.compactMap(\.house).unique.sorted { $0.index < $1.index }
    return houses.isEmpty ? .cells(sets.flatMap(\.cells)) : .houses(houses)
  }

  /// The eliminations by digit.
  private var lost: [(digit: Digit, cells: [Cell])] {
    DigitSet(losses.map(\.digit)).map { digit in
      (digit, losses.filter { $0.digit == digit }.map(\.cell))
    }
  }

  private func passing(_ links: [Digit]) -> [Sentence] {
    var reasons = links.enumerated().map { place, link -> Sentence in
      { $0.areNotBothHolding(link, Self.letter(place), Self.letter(place + 1)) }
    }
    for (digit, cells) in lost {
      reasons.append { $0.holdsWithout("A", digit, links[0]) }
      for (place, link) in links.enumerated() {
        let next = place + 1 < links.count ? links[place + 1] : digit
        reasons.append { $0.passesOn(link, to: Self.letter(place + 1), next) }
      }
      reasons.append { $0.isInOne(digit, of: ["A", Self.letter(links.count)], seenBy: cells) }
    }
    return reasons
  }

  private func doublyLinked(_ links: DigitSet) -> [Sentence] {
    links.map { link -> Sentence in { $0.areNotBothHolding(link, "A", "B") } }
      + [
        { $0.shareOut(links, "A", "B") },
        { [lost] in $0.areLockedIn(lost.map { ($0.digit, $0.cells) }) },
      ]
  }

  /// Returns the reasoning for a blossom. The candidates of the stem have the sets as petals in the
  /// same order.
  func blossom(_ stem: Cell, _ digits: DigitSet) -> Reasoning {
    var reasons = introduction + [{ $0.mustBeOne(of: digits, stem) }]
    for (digit, cells) in lost {
      for (place, petal) in digits.enumerated() {
        reasons.append { $0.takesAway(petal, stem, from: Self.letter(place), digit) }
      }
      reasons.append {
        $0.isInOne(digit, of: sets.indices.map(Self.letter), seenBy: cells)
      }
    }
    return Reasoning(lookAt: .cells([stem]), reasons)
  }
}

extension AlmostLockedSet {
  /// The first house that contains all of the cells. Boxes come last.
  var house: House? { House.all.first { cells.isSubset(of: $0.cellSet) } }
}
