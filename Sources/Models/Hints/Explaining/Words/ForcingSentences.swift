import Sudoku

/// Sentences about chains and nets that follow each possibility.
protocol ForcingSentences {
  /// Says that a cell must be one of some digits.
  func mustBeOne(of digits: DigitSet, _ cell: Cell) -> String
  /// Says that a digit must go in one of some cells of a house.
  func mustGo(_ digit: Digit, inOneOf cells: [Cell], of house: House) -> String
  /// Says that a statement is either true or false.
  func holdsOrNot(_ statement: Statement) -> String
  /// Says that every case leads to the same statement.
  func eachLeads(to statement: Statement) -> String
  /// Says that an assumption leads to a statement in a number of steps.
  func leads(from assumption: Statement, to end: Statement, steps: Int) -> String
  /// Says that an assumption leads both to a statement and to its contrary.
  func leads(from assumption: Statement, bothWaysAt end: Statement) -> String
  /// Says that two statements can't both be true, so the assumption is wrong.
  func cannotBothHold(_ first: Statement, _ second: Statement, assuming assumption: Statement)
    -> String
  /// Says that `cell` would have no candidate left, so the assumption is wrong.
  func leavesNothing(in cell: Cell, assuming assumption: Statement) -> String
  /// Says that `house` would have no place left for `digit`, so the assumption is wrong.
  func leavesNoPlace(for digit: Digit, in house: House, assuming assumption: Statement) -> String
}

/// Sentences for when nothing else helps.
protocol LastResortSentences {
  /// Says that all ways to place a digit agree on a cell.
  func everyWayTakes(_ candidate: Candidate) -> String
  /// Says that no way to place a digit uses these cells.
  func noWayTakes(_ digit: Digit, _ cells: [Cell]) -> String
  /// Says that the digit is taken from the solution because no technique helps.
  func wasTriedOut(_ candidate: Candidate) -> String
}
