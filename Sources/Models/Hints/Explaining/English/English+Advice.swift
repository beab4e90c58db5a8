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
    case .severalSolutions: "More than one solution"
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

  func hasNoSolution(_ why: Impossibility) -> String { "No solution: \(self.why(why))." }

  func why(_ impossibility: Impossibility) -> String {
    let singles = impossibility.singles
    let condition =
      switch singles.count {
      case 0: ""
      case 1...3: "with \(singles.map(text(of:)).joined(separator: ", ")), which must be, "
      default: "with \(text(of: singles[0])) and the singles that follow from it, "
      }
    return condition + claim(impossibility.reason)
  }

  /// Returns "r4c7=5", or "row 4 column 7 = 5".
  private func text(of single: Candidate) -> String {
    notation == .short ? single.description : "\(cell(single.cell)) = \(single.digit)"
  }

  private func claim(_ reason: Impossibility.Reason) -> String {
    switch reason {
    case .noDigit(let cell): "no digit is left for \(self.cell(cell))"
    case .noPlace(let digit, let house): "\(digit) has no place left in \(self.house(house))"
    case .oneDigitForTwo(let digit, let first, let second, let house):
      "\(all([first, second])) in \(self.house(house)) have only \(digit) left"
    case .onePlaceForTwo(let first, let second, let cell, let house):
      "\(all(DigitSet([first, second]))) have only \(self.cell(cell)) left "
        + "in \(self.house(house))"
    case .allFail(let cell, let digits):
      "\(self.cell(cell)) has only \(any(digits)) left, and each leads to a contradiction"
    }
  }

  func hasSeveralSolutions(
    _ differences: [(cell: Cell, first: Digit, second: Digit)]
  ) -> String {
    let parts = differences.enumerated().map { place, difference in
      "\(cell(difference.cell)) \(place == 0 ? "can be " : "")"
        + "\(difference.first) or \(difference.second)"
    }
    return "The puzzle has more than one solution: \(parts.joined(separator: ", and ")); "
      + "a given is missing."
  }
}
