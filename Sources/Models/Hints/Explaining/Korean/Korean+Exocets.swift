import Sudoku

extension KoreanWords {
  func holdTwo(of digits: DigitSet, _ base: [Cell]) -> String {
    "\(all(base))에는 숫자 \(all(digits)) 가운데 둘이 들어가요."
  }

  func haveNone(_ companions: [Cell], of digits: DigitSet) -> String {
    "\(all(companions))에는 \(subject(any(digits))) 들어갈 수 없어요."
  }

  func fitIntoTwo(
    _ crossLines: [House], _ base: [Cell], _ targets: [Cell], _ covers: [ExocetPattern.Cover]
  ) -> String {
    let parts = covers.map { cover in
      cover.lines.isEmpty
        ? "\(all(cover.digits)): 없음" : "\(all(cover.digits)): \(all(cover.lines))"
    }
    return "\(all(targets)), 그리고 \(all(base)) 모두와 같은 구역에 있는 칸을 빼면, "
      + "\(all(crossLines))에 이 숫자들은 많아야 두 번씩 들어갈 수 있어요(\(parts.joined(separator: "; ")))."
  }

  func returnInTargets(_ targets: [Cell]) -> String {
    "그런데 세 줄 모두에 두 숫자가 있어야 해요. 그래서 두 숫자는 \(all(targets))에도 하나씩 들어가요."
  }

  func hasNoRoom(_ digit: Digit, _ target: Cell, _ other: Cell, _ lines: [House]) -> String {
    "\(subject(cell(target))) \(being(digit.description))라면 \(topic(cell(other))) "
      + "\(subject(digit.description)) 아니고, \(all(lines)) 모두에 \(digit)의 자리가 남지는 않아요."
  }

  func isMirrored(_ target: Cell, _ mirror: [Cell], in box: House) -> String {
    "\(cell(target))의 숫자는 \(house(box))에도 있는데, 거기서는 \(any(mirror))에만 들어갈 수 있어요."
  }

  func lacks(_ mirror: [Cell], _ digits: DigitSet, _ target: Cell) -> String {
    "두 칸 모두 \(subject(any(digits))) 될 수 없으므로 \(cell(target))도 될 수 없어요."
  }

  func equals(_ cell: Cell, _ target: Cell) -> String {
    "그중 \(self.cell(cell))에만 \(with(self.cell(target))) 같은 후보가 있으므로, 두 칸의 숫자는 같아요."
  }

  func sharePlaces(_ mirror: [Cell], with rest: Digit, in house: House) -> String {
    "\(self.house(house))에는 \(rest)의 다른 자리가 없으므로, \(all(mirror))에는 이 두 숫자만 들어가요."
  }

  func takes(_ target: Cell, _ digit: Digit, from other: Cell) -> String {
    "\(cell(target))에는 \(digit)만 남았으므로 \(cell(other))에는 다른 숫자가 들어가요."
  }

  func haveNoTarget(_ digits: DigitSet, _ targets: [Cell], _ base: [Cell]) -> String {
    "\(with(cell(targets[0]))) \(topic(cell(targets[1]))) \(subject(any(digits))) 될 수 없으므로, "
      + "\(all(base))도 될 수 없어요."
  }
}

extension KoreanWords {
  func crossBoxes(_ boxes: [House], _ digits: DigitSet) -> String {
    "\(all(boxes))에는 저마다 행과 열이 서로 다른 세 칸에 후보 \(subject(all(digits))) 있어요."
  }

  func keepOrder(_ digits: DigitSet) -> String {
    "이 숫자들뿐이라면, 옆으로 나란한 블록에서는 위에서 아래로, 위아래로 나란한 블록에서는 왼쪽에서 "
      + "오른쪽으로 같은 순서로 돌아가며 놓여요."
  }

  func turnOrder(_ odd: House) -> String {
    "그런데 \(house(odd))의 세 칸은 다른 블록의 세 칸과 반대 방향으로 놓여 있어요. 그래서 네 블록을 한 바퀴 "
      + "돌면 순서가 뒤집혀 버려요."
  }

  func oneIsTrue(_ guardians: [Candidate]) -> String {
    let places = guardians.map { "\(cell($0.cell))의 \($0.digit)" }
    return guardians.count == 1
      ? "그러므로 거기 있는 다른 후보 하나, \(subject(places[0])) 맞아요."
      : "그러므로 거기 있는 다른 후보 가운데 하나는 맞아요. 후보는 \(polite(Self.list(places, .or)))."
  }
}
