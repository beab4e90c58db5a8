import Sudoku

/// Sentences about cells and digits with one way left.
protocol SingleSentences {
  /// That `cell` is the only empty one of `house`.
  func isLastEmptyCell(_ cell: Cell, of house: House) -> String
  /// That `house` has every digit but `digit`.
  func hasEveryDigit(_ house: House, but digit: Digit) -> String
  /// That the houses of a cell hold some digits; each digit is named once.
  func hold(_ held: [(house: House, digits: DigitSet)]) -> String
  /// That `digits` went from `cell` before.
  func wentBefore(_ digits: DigitSet, from cell: Cell) -> String
  /// That `digit` went from `cells` before.
  func wentBefore(_ digit: Digit, from cells: [Cell]) -> String
  /// That `digit` is all that is left for `cell`.
  func isOnlyCandidate(_ digit: Digit, of cell: Cell) -> String
  /// That `house` has no `digit` yet.
  func stillNeeds(_ house: House, _ digit: Digit) -> String
  /// That `digit` in each of `holders` keeps it out of `blocked`.
  func keepOut(_ digit: Digit, of blocked: [Cell], _ holders: [Cell]) -> String
  /// That `cell` is all that is left for `digit` in `house`.
  func isOnlyPlace(_ cell: Cell, for digit: Digit, in house: House) -> String
}
