import Sudoku

extension EnglishWords {
  func liesInCrossing(_ digit: Digit, _ cells: [Cell], of base: House, and cover: House) -> String {
    "In \(house(base)), the digit \(digit) can only go in \(any(cells)), "
      + "\(bothOrAll(cells.count)) of them in \(house(cover))."
  }

  func oneMustBe(_ digit: Digit, in base: House) -> String {
    "\(capitalized(house(base))) needs \(a(digit)), so one of them is \(digit)."
  }

  func isServed(_ cover: House, with digit: Digit) -> String {
    "That is the \(digit) of \(house(cover)) as well, "
      + "so no other cell of \(house(cover)) can be \(digit)."
  }

  func haveOnly(_ cells: [Cell], _ digits: DigitSet, in houses: [House]) -> String {
    "In \(all(houses)), \(all(cells)) have only the candidates \(all(digits))"
      + (cells.count == 2 ? "." : " between them.")
  }

  func fillExactly(_ digits: DigitSet, _ cells: [Cell]) -> String {
    "These are \(number(digits.count)) digits for \(number(cells.count)) cells, "
      + "so each of them goes in one of these cells."
  }

  func noneElsewhere(_ digits: DigitSet, in houses: [House]) -> String {
    "No other cell of \(all(houses)) can be \(any(digits))."
  }

  func goOnly(_ digits: DigitSet, into cells: [Cell], of house: House) -> String {
    "In \(self.house(house)), the digits \(all(digits)) can only go in \(all(cells))."
  }

  func fill(_ cells: [Cell], with digits: DigitSet) -> String {
    "These are \(number(cells.count)) cells for \(number(digits.count)) digits, "
      + "so there is no room in them for any other digit."
  }
}
