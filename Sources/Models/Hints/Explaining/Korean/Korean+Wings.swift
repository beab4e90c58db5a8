import Sudoku

extension KoreanWords {
  func eachHas(_ cells: [Cell], just digits: DigitSet) -> String {
    "\(all(cells))에는 각각 후보가 \(all(digits))뿐이에요."
  }

  func cannotBothBe(_ digit: Digit, _ ends: [Cell], places: [Cell], of house: House) -> String {
    "\(topic(cell(ends[0]))) \(with(cell(places[0]))), \(topic(cell(ends[1]))) "
      + "\(with(cell(places[1]))) 같은 구역에 있어요. \(subject(all(ends))) 둘 다 "
      + "\(being(digit.description))라면 \(self.house(house))에 \(digit)의 자리가 없어져요."
  }

  func isOne(of digits: DigitSet, _ cell: Cell) -> String {
    "\(topic(self.cell(cell))) \(polite(any(digits)))."
  }

  func leaves(
    _ pivot: Cell, _ digit: Digit, wing: Cell, of digits: DigitSet, only left: Digit
  ) -> String {
    "그 칸이 \(being(digit.description))라면, 같은 구역에 있고 후보가 \(all(digits))뿐인 "
      + "\(topic(cell(wing))) \(subject(left.description)) 돼요."
  }

  func orItself(_ pivot: Cell, _ digit: Digit) -> String {
    "둘 다 아니라면 그 칸 자신이 \(polite(digit.description))."
  }

  func alternate(_ cells: [Cell], _ digits: DigitSet) -> String {
    "이 순서대로 이웃한 칸끼리 같은 구역에 있으므로 \(subject(all(digits))) 번갈아 들어가요."
  }

  func holdBoth(_ first: Cell, _ second: Cell, _ digits: DigitSet, seenBy cells: [Cell]) -> String {
    "그러므로 \(all([first, second]))에는 \(subject(all(digits))) 하나씩 들어가요. "
      + "\(topic(all(cells))) 두 칸 모두와 같은 구역에 있어요."
  }
}
