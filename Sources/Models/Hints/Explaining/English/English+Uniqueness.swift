import Sudoku

extension EnglishWords {
  func haveTwo(butFor cell: Cell, of digits: DigitSet) -> String {
    "All the empty cells have two candidates, but \(self.cell(cell)) has three: \(all(digits))."
  }

  func wouldBeGrave(without digit: Digit, in cell: Cell) -> String {
    "If it were not \(digit), every digit would have just two places in each house that lacks it. "
      + "Then the two candidates of every empty cell could change places, and the puzzle would have "
      + "a second solution; a proper puzzle has just one."
  }

  func makeRectangle(_ corners: [Cell]) -> String {
    "\(capitalized(all(corners))) are the corners of a rectangle that lies in just two boxes."
  }

  func couldBeExchanged(_ digits: DigitSet) -> String {
    "If all four were \(any(digits)), these two digits could change places, and the puzzle would "
      + "have a second solution; a proper puzzle has just one."
  }

  func threeHaveOnly(_ cells: [Cell], _ digits: DigitSet, fourth: Cell) -> String {
    "\(capitalized(all(cells))) have only \(all(digits)), "
      + "so \(cell(fourth)) must be something else."
  }

  func oneBreaks(_ cells: [Cell], with digit: Digit) -> String {
    "Only \(a(digit)) in \(any(cells)) can prevent that, so at least one of them is \(digit)."
  }

  func oneBreaks(_ cells: [Cell], withOneOf digits: DigitSet) -> String {
    "Only \(any(digits)) in \(any(cells)) can prevent that, so one of these stands in at least one "
      + "of them."
  }

  func makeSubset(
    _ cells: [Cell], with others: [Cell], of digits: DigitSet, in house: House
  ) -> String {
    "In \(self.house(house)) they thus act as a single cell, which makes \(subset(digits.count)) "
      + "with \(all(others)): "
      + "\(all(digits)) go there and nowhere else."
  }

  private func subset(_ size: Int) -> String {
    switch size {
    case 2: "a naked pair"
    case 3: "a naked triple"
    case 4: "a naked quadruple"
    default: "a naked subset of \(number(size)) cells"
    }
  }

  func mustHold(
    _ digit: Digit, _ cells: [Cell], in house: House, so other: Digit
  ) -> String {
    "In \(self.house(house)), the digit \(digit) can only go in \(any(cells)). "
      + "If the other one of the two were \(other), all four corners would be \(any(DigitSet([digit, other])))."
  }

  func liesInCorners(
    _ digit: Digit, _ lines: [House], cells: [Cell], others: [Cell], other: Digit
  ) -> String {
    "In \(all(lines)), the digit \(digit) can only go in the corners. If one of \(all(cells)) were "
      + "\(digit), both would be, \(all(others)) would be \(other), "
      + "and all four corners would be \(any(DigitSet([digit, other])))."
  }

  func wouldClose(
    _ gone: Digit, in corner: Cell, tied: Digit, _ lines: [House], neighbours: [Cell],
    opposite: Cell
  ) -> String {
    "In \(all(lines)), the digit \(tied) can only go in the corners. If \(cell(corner)) were \(gone), "
      + "then \(all(neighbours)) would be \(tied) and \(cell(opposite)) would be \(gone): "
      + "all four corners would be \(any(DigitSet([tied, gone])))."
  }

  func wereFound(_ settled: [Candidate]) -> String {
    let parts = settled.map { "\(cell($0.cell)) is \($0.digit)" }
    return capitalized(Self.list(parts, "and")) + "; none of these was given."
  }

  func wouldAllowExchange(_ digit: Digit, in corner: Cell) -> String {
    "\(capitalized(a(digit))) in \(cell(corner)) would do that."
  }
}
