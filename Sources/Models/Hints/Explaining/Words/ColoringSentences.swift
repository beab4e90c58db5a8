import Sudoku

/// Sentences about the places of a digit in two colours that take turns. Colours are letters: A and
/// B for the first group, C and D for the second.
protocol ColoringSentences {
  /// That where a house has two places for `digit`, one is right, so the places take turns.
  func takeTurns(_ digit: Digit) -> String
  /// That either all of `first` are right or all of `second`.
  func areColored(
    _ first: [Cell], _ firstLetter: String, _ second: [Cell], _ secondLetter: String,
    _ digit: Digit
  ) -> String
  /// That `target` sees a cell of each of two colours.
  func seesColors(
    _ target: Cell, _ first: Cell, _ firstLetter: String, _ second: Cell,
    _ secondLetter: String
  ) -> String
  /// That one of the two colours is right.
  func oneColorHolds(_ first: String, _ second: String) -> String
  /// That two cells of one colour see each other, so that this colour is wrong.
  func clashes(_ letter: String, _ first: Cell, _ second: Cell, in house: House) -> String
  /// That a cell of one colour sees one of the other group, so the two colours are not both right,
  /// and at least one of their opposites is.
  func exclude(
    _ first: Cell, _ firstLetter: String, _ second: Cell, _ secondLetter: String,
    opposites: (String, String)
  ) -> String
  /// That a colour sees both colours of the other group, one of which is right.
  func seesBothColors(_ letter: String, _ pairs: [(Cell, Cell)], _ others: (String, String))
    -> String
}
