import Sudoku

/// Sentences about fish: the places of a digit in some houses, the bases, which fit into as many
/// others, the covers.
protocol FishSentences {
  /// That `digit` has in `bases` no places outside of `covers`, but for `fins`, which may be none.
  func fit(_ digit: Digit, _ bases: [House], into covers: [House], butFor fins: [Cell]) -> String
  /// That some of the fins count as such since they lie in two bases.
  func countAsFins(_ cells: [Cell]) -> String
  /// That the bases have as many of the digit as the covers, one each, unless a fin is true.
  func takeUp(_ digit: Digit, _ bases: [House], _ covers: [House], unless fins: [Cell]) -> String
  /// That a base has but one place without the fins, which makes the fish sashimi.
  func isSashimi(_ base: House, _ digit: Digit, _ fins: [Cell]) -> String
  /// What follows where a fin is true, and that what follows either way is certain.
  func eitherWay(_ digit: Digit, _ fins: [Cell]) -> String
  /// That `digit` in `cell` would take up several covers at once.
  func takesUpSeveral(_ cell: Cell, _ covers: [House], _ digit: Digit) -> String
}
