import Sudoku

extension KoreanWords {
  func haveTwo(butFor cell: Cell, of digits: DigitSet) -> String {
    "모든 빈칸의 후보가 두 개씩인데 \(self.cell(cell))에만 \(all(digits)) 세 개가 있어요."
  }

  func wouldBeGrave(without digit: Digit, in cell: Cell) -> String {
    "이 칸이 \(subject(digit.description)) 아니라면 모든 숫자의 자리가 각 구역에 두 개씩만 남아요. "
      + "그러면 모든 빈칸의 두 후보를 서로 바꾸어 정답이 하나 더 생겨요. 올바른 퍼즐의 정답은 하나뿐이에요."
  }

  func makeRectangle(_ corners: [Cell]) -> String {
    "\(topic(all(corners))) 두 블록에만 걸친 사각형의 꼭짓점이에요."
  }

  func couldBeExchanged(_ digits: DigitSet) -> String {
    "네 칸이 모두 \(being(any(digits)))라면 두 숫자를 서로 바꾸어 정답이 하나 더 생겨요. 올바른 퍼즐의 정답은 하나뿐이에요."
  }

  func threeHaveOnly(_ cells: [Cell], _ digits: DigitSet, fourth: Cell) -> String {
    "\(all(cells))의 후보는 \(all(digits))뿐이므로 \(topic(cell(fourth))) 다른 숫자여야 해요."
  }

  func oneBreaks(_ cells: [Cell], with digit: Digit) -> String {
    "이를 막을 수 있는 것은 \(any(cells))의 \(digit)뿐이므로, 그중 적어도 하나는 \(polite(digit.description))."
  }

  func oneBreaks(_ cells: [Cell], withOneOf digits: DigitSet) -> String {
    "이를 막을 수 있는 것은 \(any(cells))의 \(any(digits))뿐이므로, "
      + "그중 적어도 한 칸에는 이 숫자들 가운데 하나가 있어요."
  }

  func makeSubset(
    _ cells: [Cell], with others: [Cell], of digits: DigitSet, in house: House
  ) -> String {
    "따라서 이들을 한 칸으로 보면 \(self.house(house))에서 \(with(all(others))) 함께 "
      + "\(object(subset(digits.count))) 이루어, \(topic(all(digits))) 그 칸들에만 들어가요."
  }

  private func subset(_ size: Int) -> String {
    switch size {
    case 2: "네이키드 페어"
    case 3: "네이키드 트리플"
    case 4: "네이키드 쿼드"
    default: "\(number(size)) 칸짜리 네이키드 묶음"
    }
  }

  func mustHold(
    _ digit: Digit, _ cells: [Cell], in house: House, so other: Digit
  ) -> String {
    "\(self.house(house))에서 \(subject(digit.description)) 들어갈 수 있는 칸은 \(all(cells))뿐이에요. "
      + "둘 중 다른 칸이 \(being(other.description))라면 네 칸이 모두 두 숫자로 채워지고 말아요."
  }

  func liesInCorners(
    _ digit: Digit, _ lines: [House], cells: [Cell], others: [Cell], other: Digit
  ) -> String {
    "\(all(lines))에서 \(topic(digit.description)) 이 꼭짓점들에만 들어갈 수 있어요. "
      + "\(all(cells)) 가운데 하나가 \(being(digit.description))라면 둘 다 \(being(digit.description))고 "
      + "\(topic(all(others))) \(subject(other.description)) 되어 네 칸이 모두 두 숫자로 채워지고 말아요."
  }

  func wouldClose(
    _ gone: Digit, in corner: Cell, tied: Digit, _ lines: [House], neighbours: [Cell],
    opposite: Cell
  ) -> String {
    "\(all(lines))에서 \(topic(tied.description)) 이 꼭짓점들에만 들어갈 수 있어요. "
      + "\(subject(cell(corner))) \(being(gone.description))라면 \(topic(all(neighbours))) "
      + "\(tied.description), \(topic(cell(opposite))) \(subject(gone.description)) 되어 네 칸이 모두 두 숫자로 채워지고 말아요."
  }

  func wereFound(_ settled: [Candidate]) -> String {
    let parts = settled.map { "\(topic(cell($0.cell))) \($0.digit)" }
    return parts.joined(separator: ", ") + "인데, 그중 처음 숫자는 하나도 없어요."
  }

  func wouldAllowExchange(_ digit: Digit, in corner: Cell) -> String {
    "\(subject(cell(corner))) \(being(digit.description))라면 그렇게 돼요."
  }
}
