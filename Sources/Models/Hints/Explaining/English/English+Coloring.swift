import Sudoku

extension EnglishWords {
  func takeTurns(_ digit: Digit) -> String {
    "Where a house has just two places for \(digit), one of the two is right and the other wrong, "
      + "so places joined like this take turns."
  }

  func areColored(
    _ first: [Cell], _ firstLetter: String, _ second: [Cell], _ secondLetter: String,
    _ digit: Digit
  ) -> String {
    "Call \(all(first)) \(firstLetter) and \(all(second)) \(secondLetter): "
      + "either every \(firstLetter) is \(digit), or every \(secondLetter) is."
  }

  func seesColors(
    _ target: Cell, _ first: Cell, _ firstLetter: String, _ second: Cell, _ secondLetter: String
  ) -> String {
    "\(capitalized(cell(target))) sees \(cell(first)), which is \(firstLetter), "
      + "and \(cell(second)), which is \(secondLetter)."
  }

  func oneColorHolds(_ first: String, _ second: String) -> String {
    "So candidates that see both \(Self.article(first)) and \(Self.article(second)) go."
  }

  func clashes(_ letter: String, _ first: Cell, _ second: Cell, in house: House) -> String {
    "\(capitalized(all([first, second]))) are both \(letter) and both in \(self.house(house)), "
      + "so they can't both be right: \(letter) is wrong throughout."
  }

  func exclude(
    _ first: Cell, _ firstLetter: String, _ second: Cell, _ secondLetter: String,
    opposites: (String, String)
  ) -> String {
    "\(capitalized(cell(first))) is \(firstLetter) and sees \(cell(second)), "
      + "which is \(secondLetter), so \(firstLetter) and \(secondLetter) are not both right: "
      + "\(opposites.0) or \(opposites.1) is, and candidates that see both go."
  }

  func seesBothColors(
    _ letter: String, _ pairs: [(Cell, Cell)], _ others: (String, String)
  ) -> String {
    let parts = pairs.map { "\(cell($0.0)) sees \(cell($0.1))" }
    return capitalized(
      "\(Self.list(parts, "and")), so \(letter) sees both \(others.0) and \(others.1), "
        + "one of which is right: \(letter) is wrong throughout.")
  }

  func takeTurns() -> String {
    "Where a cell has just two candidates, or a house just two places for a digit, one of the two "
      + "is right and the other wrong, so candidates joined like this take turns."
  }

  func areColored(_ first: [PlacesOfDigit], _ second: [PlacesOfDigit]) -> String {
    let places = [first, second].map { color in
      Self.list(color.map { "\($0.digit) in \(all($0.cells))" }, "and")
    }
    return
      "Colour A is \(places[0]); colour B is \(places[1]). Either all of A is right, or all of B."
  }

  func holdsTwo(_ letter: String, _ digits: DigitSet, in cell: Cell) -> String {
    "\(capitalized(self.cell(cell))) can't be both \(all(digits)), but both are \(letter): "
      + "\(letter) is wrong throughout."
  }

  func repeats(_ letter: String, _ digit: Digit, _ cells: [Cell], in house: House) -> String {
    "\(capitalized(self.house(house))) has just one \(digit), but in \(all(cells)) both are "
      + "\(letter): \(letter) is wrong throughout."
  }

  func empties(_ letter: String, _ cell: Cell, _ takers: [Candidate]) -> String {
    let losses = takers.map { "\($0.digit) to \(self.cell($0.cell))" }
    return "If \(letter) were right, \(self.cell(cell)) would lose all its candidates, "
      + "\(Self.list(losses, "and")): \(letter) is wrong throughout."
  }

  func goWithBoth(_ losses: [Candidate], _ first: Candidate, _ second: Candidate) -> String {
    "If A is right, \(cell(first.cell)) is \(first.digit); if B is right, \(cell(second.cell)) is "
      + "\(second.digit): either way \(self.losses(losses.grouped))."
  }

  private static func article(_ letter: String) -> String {
    (letter == "A" ? "an " : "a ") + letter
  }
}
