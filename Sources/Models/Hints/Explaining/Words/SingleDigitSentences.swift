import Sudoku

/// Sentences about two strong links of one digit, and about empty rectangles.
protocol SingleDigitSentences {
  /// Says that `digit` has only these two places in `house`.
  func hasTwoPlaces(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House) -> String
  /// Says that two cells of `house` aren't both `digit`.
  func areNotBoth(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House) -> String
  /// Says that at least one of the ends is `digit`.
  func oneIs(_ digit: Digit, of ends: [Cell]) -> String
  /// Says that `cells` see each of `ends`, one of which is `digit`.
  func see(_ cells: [Cell], allOf ends: [Cell], _ digit: Digit) -> String
  /// Says that the places for `digit` in `box` are all on `row` or `column`.
  func liesOnCross(_ digit: Digit, in box: House, _ row: House, _ column: House) -> String
  /// Says that `digit` in `near` leaves it only the places on `rest` in `box`, which `target` sees.
  func pushes(_ digit: Digit, _ near: Cell, in box: House, onto rest: House, against target: Cell)
    -> String
  /// Says that `digit` in `far` is seen by `target`.
  func isSeen(_ digit: Digit, _ far: Cell, by target: Cell) -> String
}
