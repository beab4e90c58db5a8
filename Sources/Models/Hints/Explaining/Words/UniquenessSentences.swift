import Sudoku

/// Sentences about what a puzzle with one solution can not hold.
protocol UniquenessSentences {
  /// That all open cells have two candidates but `cell`, which has `digits`.
  func haveTwo(butFor cell: Cell, of digits: DigitSet) -> String
  /// That without `digit` in `cell` each digit would have two places in each house.
  func wouldBeGrave(without digit: Digit, in cell: Cell) -> String
  /// That `corners` make a rectangle in two boxes.
  func makeRectangle(_ corners: [Cell]) -> String
  /// That `digits` in all corners could be exchanged, which a puzzle with one solution forbids.
  func couldBeExchanged(_ digits: DigitSet) -> String
  /// That `cells` have only `digits`, so the fourth corner can have neither.
  func threeHaveOnly(_ cells: [Cell], _ digits: DigitSet, fourth: Cell) -> String
  /// That one of `cells`, the other corners, must be `digit`.
  func oneBreaks(_ cells: [Cell], with digit: Digit) -> String
  /// That one of `cells`, the other corners, must be one of `digits`.
  func oneBreaks(_ cells: [Cell], withOneOf digits: DigitSet) -> String
  /// That they act as one cell, which with `others` has as many digits as cells in `house`.
  func makeSubset(_ cells: [Cell], with others: [Cell], of digits: DigitSet, in house: House)
    -> String
  /// That `digit` has only the places `cells` in `house`, so `other` in one of them would close
  /// the rectangle.
  func mustHold(_ digit: Digit, _ cells: [Cell], in house: House, so other: Digit) -> String
  /// That `digit` lies in the corners only, in all `lines`, so that in `cells` it would leave the
  /// others `other`.
  func liesInCorners(_ digit: Digit, _ lines: [House], cells: [Cell], others: [Cell], other: Digit)
    -> String
  /// That `gone` in `corner` would push `tied` to the neighbours and close the rectangle.
  func wouldClose(
    _ gone: Digit, in corner: Cell, tied: Digit, _ lines: [House], neighbours: [Cell],
    opposite: Cell
  )
    -> String
  /// That the settled corners were found, not given.
  func wereFound(_ settled: [Candidate]) -> String
  /// That `digit` in `corner` would let the two digits be exchanged.
  func wouldAllowExchange(_ digit: Digit, in corner: Cell) -> String
}
