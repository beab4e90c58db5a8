import Sudoku

extension KoreanWords {
  func mustBeOne(of digits: DigitSet, _ cell: Cell) -> String {
    "\(topic(self.cell(cell))) \(polite(any(digits)))."
  }

  func mustGo(_ digit: Digit, inOneOf cells: [Cell], of house: House) -> String {
    "\(self.house(house))에서 \(topic(digit.description)) \(any(cells))에 들어가야 해요."
  }

  func holdsOrNot(_ statement: Statement) -> String {
    "\(subject(any(statement.cells))) \(being(statement.digit.description))거나 아니거나 둘 중 하나예요."
  }

  func eachLeads(to statement: Statement) -> String { "그러므로 어느 경우든 \(says(statement))." }

  func leads(from assumption: Statement, to end: Statement, steps: Int) -> String {
    "\(condition(assumption)) \(steps)단계를 거쳐 \(says(end))."
  }

  func leads(from assumption: Statement, bothWaysAt end: Statement) -> String {
    let digit = end.digit.description
    return "\(condition(assumption)) \(topic(all(end.cells))) \(being(digit))면서 동시에 "
      + "\(subject(digit)) 아니어야 해요."
  }

  func cannotBothHold(
    _ first: Statement, _ second: Statement, assuming assumption: Statement
  ) -> String {
    "그러면 \(says(first)). 그런데 \(says(second)). 둘 다 참일 수는 없으므로 " + wrong(assumption)
  }

  func leavesNothing(in cell: Cell, assuming assumption: Statement) -> String {
    "그러면 \(self.cell(cell))에 남는 후보가 없으므로 " + wrong(assumption)
  }

  func leavesNoPlace(for digit: Digit, in house: House, assuming assumption: Statement) -> String {
    "그러면 \(self.house(house))에 \(subject(digit.description)) 들어갈 자리가 없으므로 "
      + wrong(assumption)
  }

  private func wrong(_ assumption: Statement) -> String {
    let contrary = Statement(assumption.digit, in: assumption.cells, isTrue: !assumption.isTrue)
    return "가정이 틀렸어요. 즉, \(says(contrary))."
  }

  func everyWayTakes(_ candidate: Candidate) -> String {
    "남은 \(object(candidate.digit.description)) 놓는 모든 방법에서 "
      + "\(cell(candidate.cell))에 \(subject(candidate.digit.description)) 놓여요."
  }

  func noWayTakes(_ digit: Digit, _ cells: [Cell]) -> String {
    "남은 \(object(digit.description)) 모두 놓는 어떤 방법에서도 "
      + "\(any(cells))에는 \(subject(digit.description)) 놓이지 않아요."
  }

  func wasTriedOut(_ candidate: Candidate) -> String {
    "여기서 통하는 기법을 찾지 못했어요. 직접 넣어 보면 \(cell(candidate.cell))에 다른 숫자를 넣을 때마다 "
      + "모순이 생겨요."
  }
}
