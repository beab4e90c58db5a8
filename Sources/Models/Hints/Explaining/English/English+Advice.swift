import Games
import Sudoku

extension EnglishWords {
  func clue(to kind: NextStep.Kind) -> String {
    switch kind {
    case .solved: "every digit is in its place."
    case .clash: "it holds a digit twice."
    case .wrongDigit: "a digit there is wrong."
    case .missingNote: "a note is missing there."
    case .noSolution: "it can't be completed."
    case .severalSolutions: "more than one digit fits there."
    case .deduction: "something follows there."
    }
  }

  func name(of kind: NextStep.Kind) -> String {
    switch kind {
    case .solved: "Solved"
    case .clash: "Digit twice"
    case .wrongDigit: "Wrong digit"
    case .missingNote: "Missing note"
    case .noSolution: "No solution"
    case .severalSolutions: "Several solutions"
    case .deduction: "Deduction"
    }
  }

  func isSolved() -> String { "The puzzle is solved." }

  func holdsTwice(_ house: House, _ digit: Digit, _ first: Cell, _ second: Cell) -> String {
    "\(capitalized(all([first, second]))) are both \(digit), "
      + "but \(self.house(house)) may hold each digit only once."
  }

  func clashes(_ digit: Digit, _ wrong: Cell, withGiven given: Cell, in house: House) -> String {
    "\(capitalized(cell(given))) is a given, so the \(digit) in \(cell(wrong)) is wrong: "
      + "\(self.house(house)) may hold each digit only once."
  }

  func areWrong(_ mistakes: [Mistake]) -> String {
    let parts = mistakes.map { "\(cell($0.cell)) can't be \($0.digit)" }
    return capitalized(Self.list(parts, "and"))
      + ": with \(mistakes.count == 1 ? "this digit" : "these digits") "
      + "the puzzle can no longer be solved."
  }

  func lackNote(_ cell: Cell, _ possible: DigitSet) -> String {
    "The notes of \(self.cell(cell)) leave out the digit that belongs there. "
      + "By the digits on the board it can be \(any(possible)): note them again."
  }

  func hasNoSolution(_ deadEnd: DeadEnd?) -> String {
    switch deadEnd {
    case .cell(let cell):
      "This grid has no solution: no digit is left for \(self.cell(cell))."
    case .digit(let digit, let house):
      "This grid has no solution: no place is left for \(digit) in \(self.house(house))."
    case nil: "This grid has no solution, although no rule is broken yet."
    }
  }

  func hasSeveralSolutions(
    _ differences: [(cell: Cell, first: Digit, second: Digit)]
  ) -> String {
    let parts = differences.map { "\(cell($0.cell)) can be \($0.first) or \($0.second)" }
    return "This grid has more than one solution: \(Self.list(parts, "and")). "
      + "A puzzle needs more givens to have just one."
  }
}
