import Games
import Sudoku

/// Sentences about problems of a board, or about having none.
protocol AdviceSentences {
  /// Describes what shows the problem, as a sentence or the second half of one.
  func clue(to kind: NextStep.Kind) -> String
  /// Names the problem in a few words.
  func name(of kind: NextStep.Kind) -> String
  /// Says that the puzzle is solved.
  func isSolved() -> String
  /// Says that two cells of `house` hold `digit`.
  func holdsTwice(_ house: House, _ digit: Digit, _ first: Cell, _ second: Cell) -> String
  /// Says that `digit` in `wrong` is wrong, because `given` in the same house is a given.
  func clashes(_ digit: Digit, _ wrong: Cell, withGiven given: Cell, in house: House) -> String
  /// Says that the digits aren't those of the solution.
  func areWrong(_ mistakes: [Mistake]) -> String
  /// Says that the notes of `cell` lack the digit of the solution. `possible` are all possible
  /// digits.
  func lackNote(_ cell: Cell, _ possible: DigitSet) -> String
  /// Says that the grid has no solution, and why.
  func hasNoSolution(_ why: Impossibility) -> String
  /// Says why a grid has no solution, without a full stop.
  func why(_ impossibility: Impossibility) -> String
  /// Says that the grid has several solutions, which differ in these cells.
  func hasSeveralSolutions(_ differences: [(cell: Cell, first: Digit, second: Digit)]) -> String
}
