import Sudoku

extension EnglishWords {
  func isLastEmptyCell(_ cell: Cell, of house: House) -> String {
    "\(capitalized(self.cell(cell))) is the only empty cell of \(self.house(house))."
  }

  func hasEveryDigit(_ house: House, but digit: Digit) -> String {
    "\(capitalized(self.house(house))) has all the digits but \(digit)."
  }

  func hold(_ held: [(house: House, digits: DigitSet)]) -> String {
    let parts = held.map { "\(house($0.house)) has \(all($0.digits))" }
    return capitalized(parts.joined(separator: "; ")) + "."
  }

  func wasEliminated(_ digits: DigitSet, from cell: Cell) -> String {
    "\(capitalized(self.cell(cell))) has lost \(all(digits)) before."
  }

  func wasEliminated(_ digit: Digit, from cells: [Cell]) -> String {
    "\(capitalized(all(cells))) \(cells.count == 1 ? "has" : "have") lost \(digit) before."
  }

  func isOnlyCandidate(_ digit: Digit, of cell: Cell) -> String {
    "No other digit is left for \(self.cell(cell))."
  }

  func stillNeeds(_ house: House, _ digit: Digit) -> String {
    "\(capitalized(self.house(house))) still needs \(a(digit))."
  }

  func keepOut(_ digit: Digit, of blocked: [Cell], _ holders: [Cell]) -> String {
    let subject = holders.count == 1 ? "The \(digit) in" : "The \(digit)s in"
    let verb = holders.count == 1 ? "keeps" : "keep"
    return "\(subject) \(all(holders)) \(verb) \(digit) out of \(all(blocked))."
  }

  func isOnlyPlace(_ cell: Cell, for digit: Digit, in house: House) -> String {
    "No other cell of \(self.house(house)) can be \(digit)."
  }
}
