import Sudoku

extension EnglishWords {
  func hasTwoPlaces(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House) -> String {
    "In \(self.house(house)), the digit \(digit) can only go in \(any([first, second].sorted()))."
  }

  func areNotBoth(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House) -> String {
    "\(capitalized(all([first, second].sorted()))) are both in \(self.house(house)), "
      + "so at most one of them is \(digit)."
  }

  func oneIs(_ digit: Digit, of ends: [Cell]) -> String {
    ends.count == 1
      ? "So \(all(ends)) is \(digit)." : "So at least one of \(all(ends)) is \(digit)."
  }

  func see(_ cells: [Cell], allOf ends: [Cell], _ digit: Digit) -> String {
    "\(capitalized(all(cells))) \(cells.count == 1 ? "sees" : "see") "
      + (ends.count == 1 ? "it." : ends.count == 2 ? "both of them." : "all of them.")
  }

  func liesOnCross(_ digit: Digit, in box: House, _ row: House, _ column: House) -> String {
    "In \(house(box)), the digit \(digit) can only go on \(house(row)) or on \(house(column))."
  }

  func pushes(
    _ digit: Digit, _ near: Cell, in box: House, onto rest: House, against target: Cell
  ) -> String {
    "If \(cell(near)) is \(digit), \(house(box)) has its \(digit) on \(house(rest)), "
      + "where \(cell(target)) sees it."
  }

  func isSeen(_ digit: Digit, _ far: Cell, by target: Cell) -> String {
    "If \(cell(far)) is \(digit), \(cell(target)) sees it as well."
  }
}
