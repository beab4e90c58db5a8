import Sudoku

/// Sentences about patterns that a puzzle with one solution can't contain.
protocol UniquenessSentences {
  /// Says that all open cells have two candidates except `cell`, which has `digits`.
  func haveTwo(butFor cell: Cell, of digits: DigitSet) -> String
  /// Says that without `digit` in `cell` each digit would have two places in each house.
  func wouldBeGrave(without digit: Digit, in cell: Cell) -> String
  /// Says that `corners` make a rectangle in two boxes.
  func makeRectangle(_ corners: [Cell]) -> String
  /// Says that `digits` in all corners could be swapped, which a puzzle with one solution doesn't
  /// allow.
  func couldBeExchanged(_ digits: DigitSet) -> String
  /// Says that `cells` have only `digits`, so the fourth corner can't be either.
  func threeHaveOnly(_ cells: [Cell], _ digits: DigitSet, fourth: Cell) -> String
  /// Says that one of `cells`, the other corners, must be `digit`.
  func oneBreaks(_ cells: [Cell], with digit: Digit) -> String
  /// Says that one of `cells`, the other corners, must be one of `digits`.
  func oneBreaks(_ cells: [Cell], withOneOf digits: DigitSet) -> String
  /// Says that the cells act as one, which with `others` has as many digits as cells in `house`.
  func makeSubset(_ cells: [Cell], with others: [Cell], of digits: DigitSet, in house: House)
    -> String
  /// Says that `digit` has only the places `cells` in `house`, so `other` in one of them would
  /// close the rectangle.
  func mustHold(_ digit: Digit, _ cells: [Cell], in house: House, so other: Digit) -> String
  /// Says that all places for `digit` in `lines` are in the corners, so in `cells` it would leave
  /// the others `other`.
  func liesInCorners(_ digit: Digit, _ lines: [House], cells: [Cell], others: [Cell], other: Digit)
    -> String
  /// Says that `gone` in `corner` would push `tied` to the neighbours and close the rectangle.
  func wouldClose(
    _ gone: Digit, in corner: Cell, tied: Digit, _ lines: [House], neighbours: [Cell],
    opposite: Cell
  )
    -> String
  /// Says that the settled corners were found, not given.
  func wereFound(_ settled: [Candidate]) -> String
  /// Says that `digit` in `corner` would allow the two digits to be swapped.
  func wouldAllowExchange(_ digit: Digit, in corner: Cell) -> String
}
