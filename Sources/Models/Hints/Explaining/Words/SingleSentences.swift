import Sudoku

/// Sentences about cells and digits with only one possibility left.
protocol SingleSentences {
  /// Says that `cell` is the only empty one of `house`.
  func isLastEmptyCell(_ cell: Cell, of house: House) -> String
  /// Says that `house` has every digit but `digit`.
  func hasEveryDigit(_ house: House, but digit: Digit) -> String
  /// Says that the houses of a cell hold some digits. Each digit is named once.
  func hold(_ held: [(house: House, digits: DigitSet)]) -> String
  /// Says that `digits` were eliminated from `cell` earlier.
  func wasEliminated(_ digits: DigitSet, from cell: Cell) -> String
  /// Says that `digit` was eliminated from `cells` earlier.
  func wasEliminated(_ digit: Digit, from cells: [Cell]) -> String
  /// Says that `digit` is the only candidate left for `cell`.
  func isOnlyCandidate(_ digit: Digit, of cell: Cell) -> String
  /// Says that `house` has no `digit` yet.
  func stillNeeds(_ house: House, _ digit: Digit) -> String
  /// Says that `digit` in each of `holders` keeps it out of `blocked`.
  func keepOut(_ digit: Digit, of blocked: [Cell], _ holders: [Cell]) -> String
  /// Says that `cell` is the only place left for `digit` in `house`.
  func isOnlyPlace(_ cell: Cell, for digit: Digit, in house: House) -> String
}
