import Sudoku

extension KoreanWords {
  func liesInCrossing(_ digit: Digit, _ cells: [Cell], of base: House, and cover: House) -> String {
    "\(house(base))에서 \(subject(digit.description)) 들어갈 수 있는 칸은 \(all(cells))뿐이고, "
      + "모두 \(house(cover))에 있어요."
  }

  func oneMustBe(_ digit: Digit, in base: House) -> String {
    "\(house(base))에는 \(subject(digit.description)) 있어야 하므로 그중 한 칸이 \(polite(digit.description))."
  }

  func isServed(_ cover: House, with digit: Digit) -> String {
    "그것이 곧 \(house(cover))의 \(digit)이기도 하므로, \(house(cover))의 다른 칸에는 "
      + "\(subject(digit.description)) 들어갈 수 없어요."
  }

  func haveOnly(_ cells: [Cell], _ digits: DigitSet, in houses: [House]) -> String {
    "\(all(houses))에서 \(all(cells))의 후보는 모두 합쳐도 \(all(digits))뿐이에요."
  }

  func fillExactly(_ digits: DigitSet, _ cells: [Cell]) -> String {
    "\(number(cells.count)) 칸에 숫자도 \(number(digits.count)) 개이므로, 이 숫자들은 모두 이 칸들에 들어가요."
  }

  func noneElsewhere(_ digits: DigitSet, in houses: [House]) -> String {
    "\(all(houses))의 다른 칸에는 \(subject(any(digits))) 들어갈 수 없어요."
  }

  func goOnly(_ digits: DigitSet, into cells: [Cell], of house: House) -> String {
    "\(self.house(house))에서 \(subject(all(digits))) 들어갈 수 있는 칸은 \(all(cells))뿐이에요."
  }

  func fill(_ cells: [Cell], with digits: DigitSet) -> String {
    "숫자 \(number(digits.count)) 개에 칸도 \(number(cells.count)) 칸이므로, 이 칸들에는 다른 숫자가 들어갈 수 없어요."
  }
}
