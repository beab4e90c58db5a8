import Sudoku

extension EnglishWords {
  func isSet(_ letter: String, _ set: AlmostLockedSet, in house: House?) -> String {
    let place = house.map { set.cells.count > 1 ? " in \(self.house($0))" : "" } ?? ""
    let cells = set.cells.count == 1 ? "cell" : "cells"
    return "\(letter) is \(all(set.cells))\(place): \(number(set.cells.count)) \(cells) with the "
      + "\(number(set.digits.count)) candidates \(all(set.digits))."
  }

  func holdRest() -> String {
    "Each such set has one candidate too many: without one of its digits, it holds all the others."
  }

  func areNotBothHolding(_ digit: Digit, _ first: String, _ second: String) -> String {
    "All places of \(digit) in \(first) and \(second) see each other, "
      + "so \(first) and \(second) do not both hold \(a(digit))."
  }

  func holdsWithout(_ letter: String, _ missing: Digit, _ held: Digit) -> String {
    "If \(letter) does not hold \(a(missing)), it holds \(a(held))."
  }

  func passesOn(_ digit: Digit, to letter: String, _ held: Digit) -> String {
    "Then \(letter) goes without \(digit) and holds \(a(held))."
  }

  func isInOne(_ digit: Digit, of letters: [String], seenBy cells: [Cell]) -> String {
    "So in any case one of \(Self.list(letters, "and")) holds \(a(digit)), and \(all(cells)) "
      + "\(cells.count == 1 ? "sees" : "see") all the places of \(digit) in them."
  }

  func shareOut(_ digits: DigitSet, _ first: String, _ second: String) -> String {
    "Neither set can do without both \(all(digits)), so each holds one of these, "
      + "and all of its other digits."
  }

  func areLockedIn(_ losses: [(digit: Digit, cells: [Cell])]) -> String {
    let parts = losses.map { "\($0.digit) from \(all($0.cells))" }
    return "The sets hold all of these digits, which rules them out wherever all their places are "
      + "seen: \(Self.list(parts, "and"))."
  }

  func crossWith(_ cells: [Cell], _ digits: DigitSet, _ line: House, _ box: House) -> String {
    "\(capitalized(all(cells))), where \(house(line)) and \(house(box)) cross, "
      + "have \(all(digits)) between them."
  }

  func haveBeside(_ cells: [Cell], _ digits: DigitSet, in house: House) -> String {
    "In the rest of \(self.house(house)), \(all(cells)) \(cells.count == 1 ? "has" : "have") "
      + "only \(all(digits))."
  }

  func areAllUsed(_ cells: Int, _ digits: DigitSet, twice: DigitSet) -> String {
    let exception = twice.isEmpty ? "" : " but \(all(twice)), once in the line and once in the box"
    return "These are \(number(cells)) cells and \(number(digits.count)) digits, and none of the "
      + "digits fits in twice\(exception), so all of them are needed to fill the cells."
  }

  func standWithin(_ digits: DigitSet, _ house: House) -> String {
    "Of these, \(all(digits)) \(digits.count == 1 ? "stands" : "stand") in \(self.house(house)) "
      + "and so nowhere else in it."
  }

  func takesAway(_ digit: Digit, _ stem: Cell, from letter: String, _ held: Digit) -> String {
    "If \(cell(stem)) is \(digit), \(letter) goes without \(digit) and holds \(a(held))."
  }

  func haveRoomOnly(_ cells: [Cell], for links: [Pattern.HouseDigits]) -> String {
    let digits = links.map { "the \(all($0.digits)) of \(house($0.house))" }
    return "\(all(cells)) have room only for \(Self.list(digits, "and"))."
  }

  func areAllNeeded(_ cells: Int) -> String {
    "That makes \(cells) digits for \(cells) cells, and a house has each digit only once. So each "
      + "of them goes in one of these cells of its house."
  }
}
