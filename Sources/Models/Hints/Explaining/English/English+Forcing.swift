import Sudoku

extension EnglishWords {
  func mustBeOne(of digits: DigitSet, _ cell: Cell) -> String {
    "\(capitalized(self.cell(cell))) must be \(any(digits))."
  }

  func mustGo(_ digit: Digit, inOneOf cells: [Cell], of house: House) -> String {
    "In \(self.house(house)), the digit \(digit) must go in \(any(cells))."
  }

  func holdsOrNot(_ statement: Statement) -> String {
    let claim = Statement(statement.digit, in: statement.cells, isTrue: true)
    return "Either \(says(claim)), or not."
  }

  func eachLeads(to statement: Statement) -> String { "So in every case \(says(statement))." }

  func leads(from assumption: Statement, to end: Statement, steps: Int) -> String {
    "If \(says(assumption)), then \(says(end)): \(steps) \(steps == 1 ? "step" : "steps")."
  }

  func leads(from assumption: Statement, bothWaysAt end: Statement) -> String {
    "If \(all(assumption.cells)) were \(assumption.isTrue ? "" : "not ")\(assumption.digit), "
      + "\(all(end.cells)) would have to be \(end.digit) and yet not \(end.digit)."
  }

  func cannotBothHold(
    _ first: Statement, _ second: Statement, assuming assumption: Statement
  ) -> String {
    "But it can't be that \(says(first)) and \(says(second)). " + wrong(assumption)
  }

  func leavesNothing(in cell: Cell, assuming assumption: Statement) -> String {
    "\(capitalized(self.cell(cell))) would have no candidate left. " + wrong(assumption)
  }

  func leavesNoPlace(for digit: Digit, in house: House, assuming assumption: Statement) -> String {
    "\(capitalized(self.house(house))) would have no place left for \(digit). "
      + wrong(assumption)
  }

  private func wrong(_ assumption: Statement) -> String {
    let contrary = Statement(assumption.digit, in: assumption.cells, isTrue: !assumption.isTrue)
    return "So the assumption is wrong: \(says(contrary))."
  }

  func everyWayTakes(_ candidate: Candidate) -> String {
    "Every way to place the \(candidate.digit)s that are missing has one in "
      + "\(cell(candidate.cell))."
  }

  func noWayTakes(_ digit: Digit, _ cells: [Cell]) -> String {
    "No way to place all the \(digit)s that are missing has one in \(any(cells))."
  }

  func wasTriedOut(_ candidate: Candidate) -> String {
    "No known technique helps here. Every other digit in \(cell(candidate.cell)) leads to a "
      + "contradiction."
  }
}
