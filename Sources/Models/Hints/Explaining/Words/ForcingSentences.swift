import Sudoku

/// Sentences about chains and nets that follow each possibility.
protocol ForcingSentences {
  /// That a cell must be one of some digits.
  func mustBeOne(of digits: DigitSet, _ cell: Cell) -> String
  /// That a digit must go in one of some cells of a house.
  func mustGo(_ digit: Digit, inOneOf cells: [Cell], of house: House) -> String
  /// That a statement holds or does not.
  func holdsOrNot(_ statement: Statement) -> String
  /// That every case leads to the same.
  func eachLeads(to statement: Statement) -> String
  /// That two statements can not both hold, so the assumption is wrong.
  func cannotBothHold(_ first: Statement, _ second: Statement, assuming assumption: Statement)
    -> String
  /// That `cell` would have no candidate left, so the assumption is wrong.
  func leavesNothing(in cell: Cell, assuming assumption: Statement) -> String
  /// That `house` would have no place left for `digit`, so the assumption is wrong.
  func leavesNoPlace(for digit: Digit, in house: House, assuming assumption: Statement) -> String
}

/// Sentences about what is done where nothing else helps.
protocol LastResortSentences {
  /// That all ways to place a digit agree on a cell.
  func everyWayTakes(_ candidate: Candidate) -> String
  /// That no way to place a digit uses these cells.
  func noWayTakes(_ digit: Digit, _ cells: [Cell]) -> String
  /// That the digit is taken from the solution, as no technique leads on.
  func wasTriedOut(_ candidate: Candidate) -> String
}
