import Sudoku

/// Sentences about two strong links of one digit, and about empty rectangles.
protocol SingleDigitSentences {
  /// That `digit` has only these two places in `house`.
  func hasTwoPlaces(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House) -> String
  /// That two cells of `house` are not both `digit`.
  func areNotBoth(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House) -> String
  /// That at least one of the ends is `digit`.
  func oneIs(_ digit: Digit, of ends: [Cell]) -> String
  /// That `cells` see each of `ends`, one of which is `digit`.
  func see(_ cells: [Cell], allOf ends: [Cell], _ digit: Digit) -> String
  /// That `digit` has its places in `box` on `row` or `column` only.
  func liesOnCross(_ digit: Digit, in box: House, _ row: House, _ column: House) -> String
  /// That `digit` in `near` leaves `box` only the places on `rest`, which `target` sees.
  func pushes(_ digit: Digit, _ near: Cell, in box: House, onto rest: House, against target: Cell)
    -> String
  /// That `digit` in `far` is seen by `target`.
  func isSeen(_ digit: Digit, _ far: Cell, by target: Cell) -> String
}
