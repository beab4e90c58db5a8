import Sudoku

extension KoreanWords {
  func hasTwoPlaces(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House) -> String {
    "\(self.house(house))에서 \(subject(digit.description)) 들어갈 수 있는 칸은 "
      + "\(all([first, second].sorted()))뿐이에요."
  }

  func areNotBoth(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House) -> String {
    "\(topic(all([first, second].sorted()))) 같은 \(self.house(house))에 있으므로 "
      + "둘 다 \(subject(digit.description)) 될 수는 없어요."
  }

  func oneIs(_ digit: Digit, of ends: [Cell]) -> String {
    ends.count == 1
      ? "그러므로 \(topic(all(ends))) \(polite(digit.description))."
      : "그러므로 \(all(ends)) 가운데 적어도 하나는 \(polite(digit.description))."
  }

  func see(_ cells: [Cell], allOf ends: [Cell], _ digit: Digit) -> String {
    ends.count == 1
      ? "\(topic(all(cells))) 그 칸과 같은 구역에 있어요."
      : "\(topic(all(cells))) \(ends.count == 2 ? "그 두 칸" : "그 칸들") 모두와 같은 구역에 있어요."
  }

  func liesOnCross(_ digit: Digit, in box: House, _ row: House, _ column: House) -> String {
    "\(house(box))에서 \(topic(digit.description)) \(any([row, column]))에만 들어갈 수 있어요."
  }

  func pushes(
    _ digit: Digit, _ near: Cell, in box: House, onto rest: House, against target: Cell
  ) -> String {
    "\(subject(cell(near))) \(being(digit.description))라면 \(house(box))의 \(topic(digit.description)) "
      + "\(house(rest))에 있게 되고, \(topic(cell(target))) 그 \(with(digit.description)) 같은 줄에 있어요."
  }

  func isSeen(_ digit: Digit, _ far: Cell, by target: Cell) -> String {
    "\(subject(cell(far))) \(being(digit.description))라면 \(topic(cell(target))) 그 칸과도 같은 줄에 있어요."
  }
}
