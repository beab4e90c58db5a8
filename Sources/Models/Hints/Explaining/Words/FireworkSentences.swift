import Sudoku

/// Sentences about fireworks: digits with hardly any place in a row and a column outside the box
/// where these cross.
protocol FireworkSentences {
  /// Says where the digits can go in the row and in the column outside the box.
  func areLimited(_ firework: Firework) -> String
  /// Says that a digit that is in neither of these two cells is where the lines cross, so that each
  /// is in one of the three.
  func crossesInstead(_ firework: Firework) -> String
  /// Says that the crossing takes one of the two digits, so one of the ends has the other.
  func leavesOne(_ firework: Firework) -> String
  /// Says that the ends have one digit of each of two fireworks, and the crossings the others.
  func shareEnds(_ first: Firework, _ second: Firework) -> String
}
