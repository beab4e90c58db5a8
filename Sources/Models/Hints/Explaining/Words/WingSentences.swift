import Sudoku

/// Sentences about cells with two candidates and what they lead to.
protocol WingSentences {
  /// That each of `cells` has the candidates `digits` and no others.
  func eachHas(_ cells: [Cell], just digits: DigitSet) -> String
  /// That if both ends were `digit`, `house` would have no place for it left.
  func cannotBothBe(_ digit: Digit, _ ends: [Cell], places: [Cell], of house: House) -> String
  /// That a cell is one of `digits`.
  func isOne(of digits: DigitSet, _ cell: Cell) -> String
  /// That `digit` in the pivot leaves a wing, which has the candidates `digits`, only `left`.
  func leaves(_ pivot: Cell, _ digit: Digit, wing: Cell, of digits: DigitSet, only left: Digit)
    -> String
  /// That `digit` in the pivot is what is to be shown already.
  func orItself(_ pivot: Cell, _ digit: Digit) -> String
  /// That cells in a row, of which each sees the next, take two digits in turn.
  func alternate(_ cells: [Cell], _ digits: DigitSet) -> String
  /// That the two are an odd number of steps apart, so both digits are among them.
  func holdBoth(_ first: Cell, _ second: Cell, _ digits: DigitSet, seenBy cells: [Cell]) -> String
}
