/// A path of almost locked sets, each linked to the next by restricted commons.
struct LinkedSets {
  let sets: AlmostLockedSets
  /// The positions of the sets in ``AlmostLockedSets/all``.
  let path: [Int]
  /// The restricted commons between consecutive sets. If the ends matter, each is a single digit,
  /// and no two consecutive ones are the same.
  let commons: [DigitSet]
  /// The digits that either the first or the last set must hold. Empty if the ends don't matter.
  let ends: DigitSet

  /// Returns the deduction that eliminates `gone`.
  func deduction(_ id: TechniqueID, _ grid: CandidateGrid, _ gone: Elimination) -> Deduction {
    let cells = path.reduce(CellSet.none) { $0.union(sets.all[$1].cells) }
    return Deduction(
      id, eliminations: gone.candidates,
      LinkedSetsPattern(
        path.map { sets.all[$0] }, grid.candidates(in: cells), commons: commons, ends: ends))
  }
}

/// Almost locked sets, each linked to the next by restricted commons.
package struct LinkedSetsPattern: Pattern {
  package let sets: [AlmostLockedSet]
  package let candidates: [Candidate]
  /// The restricted commons between neighbours.
  package let commons: [DigitSet]
  /// One of the two ends holds each of these digits. Empty if the ends don't matter.
  package let ends: DigitSet

  init(
    _ sets: [AlmostLockedSet], _ candidates: [Candidate], commons: [DigitSet], ends: DigitSet
  ) {
    self.sets = sets
    self.candidates = candidates
    self.commons = commons
    self.ends = ends
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

  package func reasoning(for step: StepInWords) -> Reasoning {
    AlmostLockedSetReasoning(sets: sets, losses: step.losses, words: step.words)
      .linked(commons, ends)
  }
}

extension Pattern {
  /// Returns the cells of `set` that have `digit`.
  func places(of digit: Digit, in set: AlmostLockedSet) -> CellSet {
    CellSet(candidates.filter { $0.digit == digit && set.cells.contains($0.cell) }.map(\.cell))
  }
}

/// The explanation of patterns of almost locked sets.
struct AlmostLockedSetReasoning {
  let sets: [AlmostLockedSet]
  let losses: [Candidate]
  let words: ExplanationWords

  /// Returns the reasoning for linked sets. Two of them may be linked twice, in which case the ends
  /// don't matter.
  func linked(_ commons: [DigitSet], _ ends: DigitSet) -> Reasoning {
    Reasoning(
      lookAt: houses,
      introduction
        + (ends.isEmpty ? doublyLinked(commons[0]) : passing(commons.flatMap { $0.prefix(1) })))
  }

  static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(place, 25))))
  }

  var introduction: [String] {
    sets.enumerated().map { place, set in
      words.isSet(Self.letter(place), set, in: set.house)
    } + [words.holdRest()]
  }

  private var houses: Place {
    let houses = sets.compactMap(\.house).unique.sorted { $0.index < $1.index }
    return houses.isEmpty ? .cells(sets.flatMap(\.cells)) : .houses(houses)
  }

  /// The eliminations by digit.
  var lost: [(digit: Digit, cells: [Cell])] {
    DigitSet(losses.map(\.digit)).map { digit in
      (digit, losses.filter { $0.digit == digit }.map(\.cell))
    }
  }

  private func passing(_ links: [Digit]) -> [String] {
    var reasons = links.enumerated().map { place, link in
      words.areNotBothHolding(link, Self.letter(place), Self.letter(place + 1))
    }
    for (digit, cells) in lost {
      reasons.append(words.holdsWithout("A", digit, links[0]))
      for (place, link) in links.enumerated() {
        let next = place + 1 < links.count ? links[place + 1] : digit
        reasons.append(words.passesOn(link, to: Self.letter(place + 1), next))
      }
      reasons.append(words.isInOne(digit, of: ["A", Self.letter(links.count)], seenBy: cells))
    }
    return reasons
  }

  private func doublyLinked(_ links: DigitSet) -> [String] {
    links.map { words.areNotBothHolding($0, "A", "B") }
      + [words.shareOut(links, "A", "B"), words.areLockedIn(lost)]
  }
}

extension AlmostLockedSet {
  /// The first house that contains all of the cells. Boxes come last.
  var house: House? { House.all.first { cells.isSubset(of: $0.cellSet) } }
}

extension ExplanationWords {
  fileprivate func isSet(_ letter: String, _ set: AlmostLockedSet, in house: House?) -> String {
    let (cells, digits) = (number(set.cells.count), number(set.digits.count))
    let place =
      set.cells.count > 1
      ? house.map { say(" in \(self.house($0))", "\(self.house($0))의 ") } ?? "" : ""
    return sentence(
      "\(letter) is \(all(set.cells))\(place): \(cells) \(set.cells.count == 1 ? "cell" : "cells") "
        + "with the \(digits) candidates \(all(set.digits)).",
      "\(letter, .topic) \(place)\(all(set.cells), .toward), \(cells) 칸에 "
        + "후보가 \(all(set.digits)) \(digits) 개 있어요.")
  }

  fileprivate func holdRest() -> String {
    sentence(
      "Each such set has one candidate too many: without one of its digits, it holds all the others.",
      "이런 묶음은 후보가 칸 수보다 하나 많으므로, 숫자 하나가 빠지면 나머지 숫자를 모두 가져요.")
  }

  fileprivate func areNotBothHolding(_ digit: Digit, _ first: String, _ second: String) -> String {
    sentence(
      "All places of \(digit) in \(first) and \(second) see each other, "
        + "so \(first) and \(second) do not both hold \(a(digit)).",
      "\(first, .and) \(second)에 있는 \(digit)의 자리들은 서로 같은 구역에 있으므로, "
        + "\(first, .and) \(second, .subject) 모두 \(digit, .object) 가질 수는 없어요.")
  }

  fileprivate func holdsWithout(_ letter: String, _ missing: Digit, _ held: Digit) -> String {
    sentence(
      "If \(letter) does not hold \(a(missing)), it holds \(a(held)).",
      "\(letter)에 \(missing, .subject) 없다면 \(letter)에는 \(held, .subject) 있어요.")
  }

  fileprivate func passesOn(_ digit: Digit, to letter: String, _ held: Digit) -> String {
    sentence(
      "Then \(letter) goes without \(digit) and holds \(a(held)).",
      "그러면 \(letter)에는 \(digit, .subject) 없고 \(held, .subject) 있어요.")
  }

  func isInOne(_ digit: Digit, of letters: [String], seenBy cells: [Cell]) -> String {
    sentence(
      "So in any case one of \(all(letters)) holds \(a(digit)), and \(all(cells)) "
        + "\(cells.count == 1 ? "sees" : "see") all the places of \(digit) in them.",
      "그러므로 어느 경우든 \(all(letters)) 가운데 하나에는 \(digit, .subject) 있고, "
        + "\(all(cells), .topic) 거기 있는 \(digit)의 자리 모두와 같은 구역에 있어요.")
  }

  fileprivate func shareOut(_ digits: DigitSet, _ first: String, _ second: String) -> String {
    sentence(
      "Neither set can do without both \(all(digits)), so each holds one of these, "
        + "and all of its other digits.",
      "어느 묶음도 \(all(digits), .object) 둘 다 뺄 수는 없으므로 하나씩 나누어 가지고, 나머지 숫자도 모두 가져요.")
  }

  fileprivate func areLockedIn(_ losses: [(digit: Digit, cells: [Cell])]) -> String {
    let parts = losses.map { digit, cells in
      say("\(digit) from \(all(cells))", "\(all(cells))의 \(digit)")
    }
    return sentence(
      "The sets hold all of these digits, which rules them out wherever all their places are seen: "
        + "\(all(parts)).",
      "이 숫자들의 자리가 묶음 안에 정해졌으므로, 그 자리 모두와 같은 구역에 있는 후보 \(all(parts), .topic) 지워져요.")
  }
}
