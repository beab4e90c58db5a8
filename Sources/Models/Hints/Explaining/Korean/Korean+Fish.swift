import Sudoku

extension KoreanWords {
  func fit(_ digit: Digit, _ bases: [House], into covers: [House], butFor fins: [Cell]) -> String {
    let exception = fins.isEmpty ? "" : "핀인 \(object(all(fins))) 빼면 "
    return "\(all(bases))에서 \(topic(digit.description)) \(exception)\(all(covers))에만 "
      + "들어갈 수 있어요."
  }

  func countAsFins(_ cells: [Cell]) -> String {
    "\(topic(all(cells))) 이 구역들 가운데 둘에 걸쳐 있어 한꺼번에 두 곳을 채우게 되므로 핀으로 봐요."
  }

  func takeUp(_ digit: Digit, _ bases: [House], _ covers: [House], unless fins: [Cell]) -> String {
    let condition =
      switch fins.count {
      case 0: ""
      case 1: "핀이 \(subject(digit.description)) 아니라면 "
      default: "핀이 모두 \(subject(digit.description)) 아니라면 "
      }
    return "\(condition)\(all(bases))에 필요한 \(digit) \(number(bases.count)) 개가 "
      + "\(all(covers))에 하나씩 들어가므로, \(all(covers))의 다른 칸에는 \(subject(digit.description)) 올 수 없어요."
  }

  func isSashimi(_ base: House, _ digit: Digit, _ fins: [Cell]) -> String {
    "핀을 빼면 \(house(base))에 \(digit)의 자리가 둘도 되지 않아 사시미라고 부르지만, 논리는 같아요."
  }

  func eitherWay(_ digit: Digit, _ fins: [Cell]) -> String {
    let fin = fins.count == 1 ? "핀" : "핀 가운데 하나"
    let seen = fins.count == 1 ? "핀과" : "모든 핀과"
    return "\(subject(fin)) \(being(digit.description))라면 \(seen) 같은 구역에 있는 칸에는 "
      + "\(subject(digit.description)) 올 수 없어요. "
      + "두 경우 모두에서 막히는 칸에는 \(subject(digit.description)) 올 수 없어요."
  }

  func takesUpSeveral(_ cell: Cell, _ covers: [House], _ digit: Digit) -> String {
    "\(self.cell(cell))에 \(subject(digit.description)) 오면 \(all(covers))의 자리를 한꺼번에 차지하여, "
      + "나머지 \(digit)의 자리가 모자라게 돼요."
  }

  func isInCover(_ digit: Digit, _ cover: House, _ cells: [Cell], orIn fins: [Cell]) -> String {
    "그러므로 \(house(cover))의 \(KoreanParticle.or.after(any(cells))) 핀인 \(any(fins))에 "
      + "\(subject(digit.description)) 있어요."
  }

  func holdsAnyway(_ statement: Statement, fins: Int, _ digit: Digit) -> String {
    let condition = "\(being(digit.description))든"
    return fins == 1
      ? "그러므로 핀이 \(condition) 아니든 \(says(statement))."
      : "그러므로 핀 가운데 하나가 \(condition) 모두 아니든 \(says(statement))."
  }
}
