import Sudoku

extension EnglishWords {
  func holdTwo(of digits: DigitSet, _ base: [Cell]) -> String {
    "\(all(base)) hold two of the digits \(all(digits))."
  }

  func haveNone(_ companions: [Cell], of digits: DigitSet) -> String {
    "\(all(companions)) can't be \(any(digits))."
  }

  func fitIntoTwo(
    _ crossLines: [House], _ base: [Cell], _ targets: [Cell], _ covers: [ExocetPattern.Cover]
  ) -> String {
    let parts = covers.map { cover in
      cover.lines.isEmpty
        ? "\(all(cover.digits)) nowhere" : "\(all(cover.digits)) in \(all(cover.lines))"
    }
    return "Apart from \(all(targets)) and the cells that see \(all(base)), "
      + "\(all(crossLines)) have room for each of the digits at most twice: "
      + "\(Self.list(parts, "and"))."
  }

  func returnInTargets(_ targets: [Cell]) -> String {
    "But each of the three lines needs both digits. So both of them are in \(all(targets)) too, "
      + "one in each."
  }

  func hasNoRoom(_ digit: Digit, _ target: Cell, _ other: Cell, _ lines: [House]) -> String {
    "If \(cell(target)) were \(digit), \(cell(other)) wouldn't be, and \(all(lines)) wouldn't "
      + "both have a place left for \(digit)."
  }

  func isMirrored(_ target: Cell, _ mirror: [Cell], in box: House) -> String {
    "The digit of \(cell(target)) is in \(house(box)) as well, where only \(any(mirror)) can "
      + "have it."
  }

  func lacks(_ mirror: [Cell], _ digits: DigitSet, _ target: Cell) -> String {
    "Neither of them can be \(any(digits)), so \(cell(target)) can't either."
  }

  func equals(_ cell: Cell, _ target: Cell) -> String {
    "Of these, only \(self.cell(cell)) has candidates in common with \(self.cell(target)), so the "
      + "two are the same."
  }

  func sharePlaces(_ mirror: [Cell], with rest: Digit, in house: House) -> String {
    "\(capitalized(self.house(house))) has no other places for \(rest), so \(all(mirror)) hold "
      + "just these two digits."
  }

  func takes(_ target: Cell, _ digit: Digit, from other: Cell) -> String {
    "Only \(digit) is left for \(cell(target)), so \(cell(other)) has another digit."
  }

  func haveNoTarget(_ digits: DigitSet, _ targets: [Cell], _ base: [Cell]) -> String {
    "Neither \(cell(targets[0])) nor \(cell(targets[1])) can be \(any(digits)), so \(all(base)) "
      + "can't either."
  }
}

extension EnglishWords {
  func crossBoxes(_ boxes: [House], _ digits: DigitSet) -> String {
    "\(capitalized(all(boxes))) each have three cells in different rows and columns for "
      + "\(all(digits))."
  }

  func keepOrder(_ digits: DigitSet) -> String {
    "If there were only these digits, they would follow each other in the same circular order "
      + "from top to bottom in boxes side by side, and from left to right in boxes one above the "
      + "other."
  }

  func turnOrder(_ odd: House) -> String {
    "But the three cells of \(house(odd)) run the other way than those of the other boxes. So "
      + "once round the four boxes, the order would come back reversed."
  }

  func oneIsTrue(_ guardians: [Candidate]) -> String {
    let places = guardians.map { "\($0.digit) in \(cell($0.cell))" }
    return guardians.count == 1
      ? "So the one other candidate there is right: \(places[0])."
      : "So one of the other candidates there is right: \(Self.list(places, "or"))."
  }
}
