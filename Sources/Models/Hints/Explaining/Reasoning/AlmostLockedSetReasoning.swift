import Sudoku

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

  private static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(place, 25))))
  }

  private var introduction: [String] {
    sets.enumerated().map { place, set in
      words.isSet(Self.letter(place), set, in: set.house)
    } + [words.holdRest()]
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

  /// Returns the reasoning for a blossom. The candidates of the stem have the sets as petals in the
  /// same order.
  func blossom(_ stem: Cell, _ digits: DigitSet) -> Reasoning {
    var reasons = introduction + [words.mustBeOne(of: digits, stem)]
    for (digit, cells) in lost {
      for (place, petal) in digits.enumerated() {
        reasons.append(words.takesAway(petal, stem, from: Self.letter(place), digit))
      }
      reasons.append(words.isInOne(digit, of: sets.indices.map(Self.letter), seenBy: cells))
    }
    return Reasoning(lookAt: .cells([stem]), reasons)
  }
}

extension AlmostLockedSet {
  /// The first house that contains all of the cells. Boxes come last.
  var house: House? { House.all.first { cells.isSubset(of: $0.cellSet) } }
}

/// The explanation of a Sue de Coq: cells where a line and a box cross, others of the line and of
/// the box, and as many digits as cells, none of which can occur there twice.
struct SueDeCoqReasoning {
  let line: House
  let box: House
  /// The cells of the crossing, then the others of the line, then the others of the box.
  let parts: [AlmostLockedSet]
  let words: ExplanationWords

  func reasoning() -> Reasoning {
    let (middle, inLine, inBox) = (parts[0], parts[1], parts[2])
    let digits = middle.digits.union(inLine.digits).union(inBox.digits)
    let twice = inLine.digits.intersection(inBox.digits)
    let count = parts.reduce(0) { $0 + $1.cells.count }
    return Reasoning(
      lookAt: .houses([line, box]),
      [
        words.crossWith(Array(middle.cells), middle.digits, line, box),
        words.haveBeside(Array(inLine.cells), inLine.digits, in: line),
        words.haveBeside(Array(inBox.cells), inBox.digits, in: box),
        words.areAllUsed(count, digits, twice: twice),
        words.standWithin(digits.subtracting(inBox.digits).union(twice), line),
        words.standWithin(digits.subtracting(inLine.digits).union(twice), box),
      ])
  }
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

  fileprivate func isInOne(_ digit: Digit, of letters: [String], seenBy cells: [Cell]) -> String {
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

  fileprivate func crossWith(_ cells: [Cell], _ digits: DigitSet, _ line: House, _ box: House)
    -> String
  {
    sentence(
      "\(all(cells)), where \(house(line)) and \(house(box)) cross, "
        + "have \(all(digits)) between them.",
      "\(house(line), .and) \(house(box), .subject) 만나는 \(all(cells))의 후보는 합쳐서 \(all(digits), .copula)."
    )
  }

  fileprivate func haveBeside(_ cells: [Cell], _ digits: DigitSet, in house: House) -> String {
    sentence(
      "In the rest of \(self.house(house)), \(all(cells)) \(cells.count == 1 ? "has" : "have") "
        + "only \(all(digits)).",
      "\(self.house(house))의 나머지에서 \(all(cells))의 후보는 \(all(digits))뿐이에요.")
  }

  /// Says that each digit occurs once. Those in `twice` occur once in the line and once in the box.
  fileprivate func areAllUsed(_ cells: Int, _ digits: DigitSet, twice: DigitSet) -> String {
    let exception =
      twice.isEmpty
      ? ""
      : say(
        " but \(all(twice)), once in the line and once in the box",
        "줄과 블록에 하나씩 올 수 있는 \(all(twice), .object) 빼면 ")
    return sentence(
      "These are \(number(cells)) cells and \(number(digits.count)) digits, and none of the "
        + "digits fits in twice\(exception), so all of them are needed to fill the cells.",
      "이 \(number(cells)) 칸에 숫자가 \(number(digits.count)) 개 있고 \(exception)어느 숫자도 두 번 "
        + "들어갈 수 없으므로, 칸을 채우려면 모든 숫자가 필요해요.")
  }

  fileprivate func standWithin(_ digits: DigitSet, _ house: House) -> String {
    sentence(
      "Of these, \(all(digits)) \(digits.count == 1 ? "stands" : "stand") in \(self.house(house)) "
        + "and so nowhere else in it.",
      "그중 \(all(digits), .topic) \(self.house(house))의 이 칸들에 있으므로 \(self.house(house))의 다른 칸에는 올 수 없어요."
    )
  }

  fileprivate func takesAway(_ digit: Digit, _ stem: Cell, from letter: String, _ held: Digit)
    -> String
  {
    sentence(
      "If \(cell(stem)) is \(digit), \(letter) goes without \(digit) and holds \(a(held)).",
      "\(cell(stem), .subject) \(digit, .being)라면 \(letter)에는 \(digit, .subject) 없고 "
        + "\(held, .subject) 있어요.")
  }

  func haveRoomOnly(_ cells: [Cell], for links: [Pattern.HouseDigits]) -> String {
    sentence(
      "\(all(cells)) have room only for "
        + all(links.map { "the \(all($0.digits)) of \(house($0.house))" }) + ".",
      "\(all(cells))에는 "
        + links.map { "\(house($0.house))의 \(all($0.digits))" }.joined(separator: ", ")
        + "만 들어갈 수 있어요.")
  }

  func areAllNeeded(_ cells: Int) -> String {
    sentence(
      "That makes \(cells) digits for \(cells) cells, and a house has each digit only once. So each "
        + "of them goes in one of these cells of its house.",
      "한 구역에 같은 숫자는 한 번만 들어가므로, 이 \(cells)칸에 들어갈 수 있는 숫자도 \(cells)개예요. "
        + "그래서 이 숫자들은 모두 각 구역의 이 칸들에 들어가요.")
  }
}
