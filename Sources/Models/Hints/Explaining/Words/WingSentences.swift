import Sudoku

/// Sentences about cells with two candidates and their consequences.
protocol WingSentences {
  /// Says that each of `cells` has the candidates `digits` and no others.
  func eachHas(_ cells: [Cell], just digits: DigitSet) -> String
  /// Says that if both ends were `digit`, `house` would have no place for it left.
  func cannotBothBe(_ digit: Digit, _ ends: [Cell], places: [Cell], of house: House) -> String
  /// Says that a cell is one of `digits`.
  func isOne(of digits: DigitSet, _ cell: Cell) -> String
  /// Says that `digit` in the pivot leaves a wing, which has the candidates `digits`, only `left`.
  func leaves(_ pivot: Cell, _ digit: Digit, wing: Cell, of digits: DigitSet, only left: Digit)
    -> String
  /// Says that the conclusion already holds if `digit` is in the pivot.
  func orItself(_ pivot: Cell, _ digit: Digit) -> String
  /// Says that two digits alternate along cells of which each sees the next.
  func alternate(_ cells: [Cell], _ digits: DigitSet) -> String
  /// Says that the two cells are an odd number of steps apart, so they hold both digits.
  func holdBoth(_ first: Cell, _ second: Cell, _ digits: DigitSet, seenBy cells: [Cell]) -> String
}
