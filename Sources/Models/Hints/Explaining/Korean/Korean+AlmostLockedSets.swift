import Sudoku

extension KoreanWords {
  func isSet(_ letter: String, _ set: AlmostLockedSet, in house: House?) -> String {
    let place = house.map { set.cells.count > 1 ? "\(self.house($0))의 " : "" } ?? ""
    return "\(topic(letter)) \(place)\(toward(all(set.cells))), \(number(set.cells.count)) 칸에 "
      + "후보가 \(all(set.digits)) \(number(set.digits.count)) 개 있어요."
  }

  func holdRest() -> String {
    "이런 묶음은 후보가 칸 수보다 하나 많으므로, 숫자 하나가 빠지면 나머지 숫자를 모두 가져요."
  }

  func areNotBothHolding(_ digit: Digit, _ first: String, _ second: String) -> String {
    "\(with(first)) \(second)에 있는 \(digit)의 자리들은 서로 같은 구역에 있으므로, "
      + "\(with(first)) \(subject(second)) 모두 \(object(digit.description)) 가질 수는 없어요."
  }

  func holdsWithout(_ letter: String, _ missing: Digit, _ held: Digit) -> String {
    "\(letter)에 \(subject(missing.description)) 없다면 \(letter)에는 \(subject(held.description)) 있어요."
  }

  func passesOn(_ digit: Digit, to letter: String, _ held: Digit) -> String {
    "그러면 \(letter)에는 \(subject(digit.description)) 없고 \(subject(held.description)) 있어요."
  }

  func isInOne(_ digit: Digit, of letters: [String], seenBy cells: [Cell]) -> String {
    "그러므로 어느 경우든 \(Self.list(letters, .and)) 가운데 하나에는 \(subject(digit.description)) 있고, "
      + "\(topic(all(cells))) 거기 있는 \(digit)의 자리 모두와 같은 구역에 있어요."
  }

  func shareOut(_ digits: DigitSet, _ first: String, _ second: String) -> String {
    "어느 묶음도 \(object(all(digits))) 둘 다 뺄 수는 없으므로 하나씩 나누어 가지고, "
      + "나머지 숫자도 모두 가져요."
  }

  func areLockedIn(_ losses: [(digit: Digit, cells: [Cell])]) -> String {
    let parts = losses.map { "\(all($0.cells))의 \($0.digit)" }
    return "이 숫자들의 자리가 묶음 안에 정해졌으므로, 그 자리 모두와 같은 구역에 있는 후보 "
      + "\(topic(Self.list(parts, .and))) 지워져요."
  }

  func crossWith(_ cells: [Cell], _ digits: DigitSet, _ line: House, _ box: House) -> String {
    "\(with(house(line))) \(subject(house(box))) 만나는 \(all(cells))의 후보는 합쳐서 \(polite(all(digits)))."
  }

  func haveBeside(_ cells: [Cell], _ digits: DigitSet, in house: House) -> String {
    "\(self.house(house))의 나머지에서 \(all(cells))의 후보는 \(all(digits))뿐이에요."
  }

  func areAllUsed(_ cells: Int, _ digits: DigitSet, twice: DigitSet) -> String {
    let exception = twice.isEmpty ? "" : "줄과 블록에 하나씩 올 수 있는 \(object(all(twice))) 빼면 "
    return "이 \(number(cells)) 칸에 숫자가 \(number(digits.count)) 개 있고 \(exception)어느 숫자도 두 번 "
      + "들어갈 수 없으므로, 칸을 채우려면 모든 숫자가 필요해요."
  }

  func standWithin(_ digits: DigitSet, _ house: House) -> String {
    "그중 \(topic(all(digits))) \(self.house(house))의 이 칸들에 있으므로 \(self.house(house))의 다른 칸에는 올 수 없어요."
  }

  func takesAway(_ digit: Digit, _ stem: Cell, from letter: String, _ held: Digit) -> String {
    "\(subject(cell(stem))) \(being(digit.description))라면 \(letter)에는 \(subject(digit.description)) 없고 "
      + "\(subject(held.description)) 있어요."
  }

  func haveRoomOnly(_ cells: [Cell], for links: [Pattern.HouseDigits]) -> String {
    let digits = links.map { "\(house($0.house))의 \(all($0.digits))" }
    return "\(all(cells))에는 \(digits.joined(separator: ", "))만 들어갈 수 있어요."
  }

  func areAllNeeded(_ cells: Int) -> String {
    "한 구역에 같은 숫자는 한 번만 들어가므로, 이 \(cells)칸에 들어갈 수 있는 숫자도 \(cells)개예요. "
      + "그래서 이 숫자들은 모두 각 구역의 이 칸들에 들어가요."
  }
}
