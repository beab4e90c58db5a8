import Sudoku

/// Sentences about the places of a digit in two alternating colours. Colours are letters: A and B
/// for the first group, C and D for the second.
protocol ColoringSentences {
  /// Says that one of two places for `digit` in a house is right, so the places alternate.
  func takeTurns(_ digit: Digit) -> String
  /// Says that either all of `first` are right or all of `second`.
  func areColored(
    _ first: [Cell], _ firstLetter: String, _ second: [Cell], _ secondLetter: String,
    _ digit: Digit
  ) -> String
  /// Says that `target` sees a cell of each of two colours.
  func seesColors(
    _ target: Cell, _ first: Cell, _ firstLetter: String, _ second: Cell,
    _ secondLetter: String
  ) -> String
  /// Says that one of the two colours is right.
  func oneColorHolds(_ first: String, _ second: String) -> String
  /// Says that two cells of one colour see each other, so that this colour is wrong.
  func clashes(_ letter: String, _ first: Cell, _ second: Cell, in house: House) -> String
  /// Says that a cell of one colour sees one of the other group, so the two colours aren't both
  /// right, and at least one of their opposites is.
  func exclude(
    _ first: Cell, _ firstLetter: String, _ second: Cell, _ secondLetter: String,
    opposites: (String, String)
  ) -> String
  /// Says that a colour sees both colours of the other group, one of which is right.
  func seesBothColors(_ letter: String, _ pairs: [(Cell, Cell)], _ others: (String, String))
    -> String
}

/// Sentences about candidates of several digits in two alternating colours, A and B.
protocol MedusaSentences {
  /// Says that one of the two candidates of a cell, or of two places in a house, is right, so the
  /// candidates alternate.
  func takeTurns() -> String
  /// Says that either all of `first` are right or all of `second`. These are by digit.
  func areColored(_ first: [PlacesOfDigit], _ second: [PlacesOfDigit]) -> String
  /// Says that a colour has two digits in `cell`, so it is wrong.
  func holdsTwo(_ letter: String, _ digits: DigitSet, in cell: Cell) -> String
  /// Says that a colour has a digit twice in `house`, so it is wrong.
  func repeats(_ letter: String, _ digit: Digit, _ cells: [Cell], in house: House) -> String
  /// Says that a colour would leave `cell` without a candidate, so it is wrong. `takers` are those
  /// of its candidates that the cell sees, one for each of its digits.
  func empties(_ letter: String, _ cell: Cell, _ takers: [Candidate]) -> String
  /// Says that `losses` are eliminated by a candidate of A as well as by one of B.
  func goWithBoth(_ losses: [Candidate], _ first: Candidate, _ second: Candidate) -> String
}

/// Some places for a digit.
typealias PlacesOfDigit = (digit: Digit, cells: [Cell])
