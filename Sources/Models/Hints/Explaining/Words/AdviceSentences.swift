import Games
import Sudoku

/// Sentences about what is wrong on a board, or that nothing is.
protocol AdviceSentences {
  /// What is to be seen where something is wrong, as a sentence or the second half of one.
  func clue(to kind: NextStep.Kind) -> String
  /// What is wrong, in a few words.
  func name(of kind: NextStep.Kind) -> String
  /// That the puzzle is solved.
  func isSolved() -> String
  /// That two cells of `house` hold `digit`.
  func holdsTwice(_ house: House, _ digit: Digit, _ first: Cell, _ second: Cell) -> String
  /// That `digit` in `wrong` is wrong, as `given` of the same house was given it.
  func clashes(_ digit: Digit, _ wrong: Cell, withGiven given: Cell, in house: House) -> String
  /// That the digits are not those of the solution.
  func areWrong(_ mistakes: [Mistake]) -> String
  /// That the notes of `cell` lack the digit of the solution; `possible` is all there may be.
  func lackNote(_ cell: Cell, _ possible: DigitSet) -> String
  /// That the grid has no solution, and why, where it is seen at once.
  func hasNoSolution(_ deadEnd: DeadEnd?) -> String
  /// That the grid has several solutions, which differ in these cells.
  func hasSeveralSolutions(_ differences: [(cell: Cell, first: Digit, second: Digit)]) -> String
}
