/// Almost locked sets, each linked to the next by restricted commons.
package struct LinkedSetsPattern: Pattern {
  package let sets: [AlmostLockedSet]
  package let candidates: [Candidate]
  /// The restricted commons between neighbours.
  package let commons: [DigitSet]
  /// One of the two ends holds each of these digits. Empty if the ends don't matter.
  package let ends: DigitSet

  /// Creates the pattern of `sets` in `grid`. If the ends matter, each of `commons` is a single
  /// digit, and no two consecutive ones are the same.
  init(
    _ sets: [AlmostLockedSet], commons: [DigitSet], ends: DigitSet = .none, in grid: CandidateGrid
  ) {
    (self.sets, self.commons, self.ends) = (sets, commons, ends)
    candidates = grid.candidates(in: sets.reduce(CellSet.none) { $0.union($1.cells) })
  }

  /// If the first set lacks a digit, it holds the restricted common, so the next one lacks that …
  /// Two sets with two restricted commons form a loop.
  package var chains: [Chain] {
    guard !ends.isEmpty else {
      return sets.count == 2 ? doubleLinks(sets[0], sets[1], commons[0]) : []
    }
    return ends.map { end in
      Chain(
        sets.enumerated().flatMap { place, set in
          let lacking = place > 0 ? commons[place - 1].first ?? end : end
          let held = place < commons.count ? commons[place].first ?? end : end
          return [
            Statement(lacking, in: places(of: lacking, in: set), isTrue: false),
            Statement(held, in: places(of: held, in: set), isTrue: true, by: set),
          ]
        })
    }
  }

  /// Returns the loop through two sets with two restricted commons.
  private func doubleLinks(
    _ first: AlmostLockedSet, _ second: AlmostLockedSet, _ commons: DigitSet
  ) -> [Chain] {
    let digits = Array(commons)
    guard digits.count == 2 else { return [] }
    func statement(
      _ digit: Digit, in set: AlmostLockedSet, isTrue: Bool
    ) -> Statement {
      Statement(digit, in: places(of: digit, in: set), isTrue: isTrue, by: isTrue ? set : nil)
    }
    return [
      Chain(
        [
          statement(digits[0], in: first, isTrue: false),
          statement(digits[1], in: first, isTrue: true),
          statement(digits[1], in: second, isTrue: false),
          statement(digits[0], in: second, isTrue: true),
        ], isLoop: true)
    ]
  }

  package var terms: HintPicture.Terms { .cases }

  package func fins(eliminating lost: DigitSet) -> [Candidate] {
    [sets[0], sets[sets.count - 1]].flatMap { set in
      ends.flatMap { digit in places(of: digit, in: set).map { Candidate($0, digit) } }
    }
  }

  package func links(in position: CandidateGrid) -> [Link] { nearest }

  /// Returns the links between the two nearest places of each restricted common.
  private var nearest: [Link] {
    commons.enumerated().flatMap { place, digits in
      digits.compactMap { digit in
        let pairs = places(of: digit, in: sets[place]).flatMap { from in
          places(of: digit, in: sets[place + 1]).map { (from, $0) }
        }
        return pairs.min { Self.distance($0) < Self.distance($1) }
          .map { .weak(Candidate($0.0, digit), Candidate($0.1, digit)) }
      }
    }
  }

  /// Returns the squared distance between two cells.
  private static func distance(_ ends: (Cell, Cell)) -> Int {
    let (rows, columns) = (ends.0.row - ends.1.row, ends.0.column - ends.1.column)
    return rows * rows + columns * columns
  }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let houses = sets.compactMap(\.house).unique.sorted { $0.index < $1.index }
    return Reasoning(
      lookAt: houses.isEmpty ? .cells(sets.flatMap(\.cells)) : .houses(houses),
      introduction
        + (ends.isEmpty
          ? doublyLinked(commons[0], step)
          : passing(commons.flatMap { $0.prefix(1) }, step)))
  }

  private func passing(_ links: [Digit], _ step: ExplainedStep) -> [Phrase] {
    var reasons = links.enumerated().map { place, link in
      areNotBothHolding(link, Self.letter(place), Self.letter(place + 1))
    }
    for (digit, cells) in step.lost {
      reasons.append(
        .say(
          "If A does not hold \(a: digit), it holds \(a: links[0]).",
          "A에 \(digit, .subject) 없다면 A에는 \(links[0], .subject) 있어요."))
      for (place, link) in links.enumerated() {
        let next = place + 1 < links.count ? links[place + 1] : digit
        let letter = Self.letter(place + 1)
        reasons.append(
          .say(
            "Then \(letter) goes without \(link) and holds \(a: next).",
            "그러면 \(letter)에는 \(link, .subject) 없고 \(next, .subject) 있어요."))
      }
      reasons.append(Self.isInOne(digit, of: ["A", Self.letter(links.count)], seenBy: cells))
    }
    return reasons
  }

  private func doublyLinked(_ links: DigitSet, _ step: ExplainedStep) -> [Phrase] {
    let parts = step.lost.map { digit, cells -> Phrase in
      .say("\(digit) from \(cells)", "\(cells)의 \(digit)")
    }
    let shared: [Phrase] = [
      .say(
        "Neither set can do without both \(links), so each holds one of these, and all of its other "
          ++ "digits.",
        "어느 묶음도 \(links, .object) 둘 다 뺄 수는 없으므로 하나씩 나누어 가지고, 나머지 숫자도 모두 가져요."),
      .say(
        "The sets hold all of these digits, which rules them out wherever all their places are seen: "
          ++ "\(all: parts).",
        "이 숫자들의 자리가 묶음 안에 정해졌으므로, 그 자리 모두와 같은 구역에 있는 후보 \(all: parts, .topic) 지워져요."),
    ]
    return links.map { areNotBothHolding($0, "A", "B") } + shared
  }

  private func areNotBothHolding(_ digit: Digit, _ first: String, _ second: String) -> Phrase {
    .say(
      "All places of \(digit) in \(first) and \(second) see each other, so \(first) and \(second) do not "
        ++ "both hold \(a: digit).",
      "\(first, .and) \(second)에 있는 \(digit)의 자리들은 서로 같은 구역에 있으므로, \(first, .and) "
        ++ "\(second, .subject) 모두 \(digit, .object) 가질 수는 없어요.")
  }
}

// Shared by patterns of almost locked sets
extension Pattern {
  /// Returns the cells of `set` that have `digit`.
  func places(of digit: Digit, in set: AlmostLockedSet) -> CellSet {
    CellSet(candidates.filter { $0.digit == digit && set.cells.contains($0.cell) }.map(\.cell))
  }

  static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(place, 25))))
  }

  /// Says what the sets are.
  var introduction: [Phrase] {
    let surplus: Phrase = .say(
      "Each such set has one candidate too many: without one of its digits, it holds all the others.",
      "이런 묶음은 후보가 칸 수보다 하나 많으므로, 숫자 하나가 빠지면 나머지 숫자를 모두 가져요.")
    return sets.enumerated().map { place, set -> Phrase in
      let (letter, count) = (Self.letter(place), set.cells.count)
      let house = count > 1 ? set.house : nil
      let place: Phrase = house.map { .say(" in \($0)", "\($0)의 ") } ?? ""
      return .say(
        "\(letter) is \(set.cells)\(place): \(number: count) \(count, "cell", "cells") with the "
          ++ "\(number: set.digits.count) candidates \(set.digits).",
        "\(letter, .topic) \(place)\(set.cells, .toward), \(number: count) 칸에 후보가 \(set.digits) "
          ++ "\(number: set.digits.count) 개 있어요.")
    } + [surplus]
  }

  static func isInOne(_ digit: Digit, of letters: [String], seenBy cells: [Cell]) -> Phrase {
    let sets = letters.map { "\($0)" as Phrase }
    return .say(
      "So in any case one of \(all: sets) holds \(a: digit), and \(cells) \(cells.count, "sees", "see") "
        ++ "all the places of \(digit) in them.",
      "그러므로 어느 경우든 \(all: sets) 가운데 하나에는 \(digit, .subject) 있고, \(cells, .topic) 거기 있는 "
        ++ "\(digit)의 자리 모두와 같은 구역에 있어요.")
  }
}

extension ExplainedStep {
  /// The eliminations by digit.
  var lost: [(digit: Digit, cells: [Cell])] {
    DigitSet(losses.map(\.digit)).map { digit in
      (digit, losses.filter { $0.digit == digit }.map(\.cell))
    }
  }
}

extension AlmostLockedSet {
  /// The first house that contains all of the cells. Boxes come last.
  var house: House? { House.all.first { cells.isSubset(of: $0.cellSet) } }
}
