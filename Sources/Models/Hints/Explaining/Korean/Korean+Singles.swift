import Sudoku

extension KoreanWords {
  func isLastEmptyCell(_ cell: Cell, of house: House) -> String {
    "\(topic(self.cell(cell))) \(self.house(house))에 남은 유일한 빈칸이에요."
  }

  func hasEveryDigit(_ house: House, but digit: Digit) -> String {
    "\(self.house(house))에는 \(object(digit.description)) 뺀 모든 숫자가 이미 있어요."
  }

  func hold(_ held: [(house: House, digits: DigitSet)]) -> String {
    let parts = held.map { "\(house($0.house))에는 \(subject(all($0.digits)))" }
    return parts.joined(separator: ", ") + " 이미 있어요."
  }

  func wasEliminated(_ digits: DigitSet, from cell: Cell) -> String {
    "\(self.cell(cell))의 후보 \(topic(all(digits))) 앞서 지워졌어요."
  }

  func wasEliminated(_ digit: Digit, from cells: [Cell]) -> String {
    "\(all(cells))의 후보 \(topic(digit.description)) 앞서 지워졌어요."
  }

  func isOnlyCandidate(_ digit: Digit, of cell: Cell) -> String {
    "\(self.cell(cell))에 들어갈 수 있는 숫자는 \(digit)뿐이에요."
  }

  func stillNeeds(_ house: House, _ digit: Digit) -> String {
    "\(self.house(house))에는 아직 \(subject(digit.description)) 없어요."
  }

  func keepOut(_ digit: Digit, of blocked: [Cell], _ holders: [Cell]) -> String {
    "\(all(holders))에 있는 \(digit) 때문에 \(all(blocked))에는 "
      + "\(subject(digit.description)) 들어갈 수 없어요."
  }

  func isOnlyPlace(_ cell: Cell, for digit: Digit, in house: House) -> String {
    "\(self.house(house))에서 \(subject(digit.description)) 들어갈 자리는 \(self.cell(cell))뿐이에요."
  }
}
