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
