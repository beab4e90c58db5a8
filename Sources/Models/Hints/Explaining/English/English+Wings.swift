import Sudoku

extension EnglishWords {
  func eachHas(_ cells: [Cell], just digits: DigitSet) -> String {
    "\(capitalized(all(cells))) \(bothOrAll(cells.count)) have just the candidates \(all(digits))."
  }

  func cannotBothBe(_ digit: Digit, _ ends: [Cell], places: [Cell], of house: House) -> String {
    "\(capitalized(cell(ends[0]))) sees \(cell(places[0])), and \(cell(ends[1])) sees "
      + "\(cell(places[1])): were \(all(ends)) both \(digit), "
      + "\(self.house(house)) would have no place left for it."
  }

  func isOne(of digits: DigitSet, _ cell: Cell) -> String {
    "\(capitalized(self.cell(cell))) is \(any(digits))."
  }

  func leaves(
    _ pivot: Cell, _ digit: Digit, wing: Cell, of digits: DigitSet, only left: Digit
  ) -> String {
    "If it is \(digit), then \(cell(wing)), which it sees and which has just \(all(digits)), "
      + "is \(left)."
  }

  func orItself(_ pivot: Cell, _ digit: Digit) -> String {
    "Otherwise it is \(digit) itself."
  }

  func alternate(_ cells: [Cell], _ digits: DigitSet) -> String {
    "Each of them sees the next, so in this order they take \(all(digits)) in turn."
  }

  func holdBoth(_ first: Cell, _ second: Cell, _ digits: DigitSet, seenBy cells: [Cell]) -> String {
    "So \(all([first, second])) hold one \(Self.list(digits.map(\.description), "and one")) between them, "
      + "and \(all(cells)) \(cells.count == 1 ? "sees" : "see") both cells."
  }
}
