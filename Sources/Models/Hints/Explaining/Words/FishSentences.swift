import Sudoku

/// Sentences about fish: the places of a digit in some houses, the bases, which fit into the same
/// number of others, the covers.
protocol FishSentences {
  /// Says that `digit` has no places in `bases` outside `covers`, except for `fins`, which may be
  /// empty.
  func fit(_ digit: Digit, _ bases: [House], into covers: [House], butFor fins: [Cell]) -> String
  /// Says that some of the fins count as such because they lie in two bases.
  func countAsFins(_ cells: [Cell]) -> String
  /// Says that the bases need the digit as often as the covers have room for it, unless a fin is
  /// true.
  func takeUp(_ digit: Digit, _ bases: [House], _ covers: [House], unless fins: [Cell]) -> String
  /// Says that a base has only one place without the fins, which makes the fish sashimi.
  func isSashimi(_ base: House, _ digit: Digit, _ fins: [Cell]) -> String
  /// Says what follows if a fin is true, and that what follows either way is certain.
  func eitherWay(_ digit: Digit, _ fins: [Cell]) -> String
  /// Says that `digit` in `cell` would take up several covers at once.
  func takesUpSeveral(_ cell: Cell, _ covers: [House], _ digit: Digit) -> String
  /// Says that the digit is in one of `cells`, the places of the bases in `cover`, or in a fin.
  func isInCover(_ digit: Digit, _ cover: House, _ cells: [Cell], orIn fins: [Cell]) -> String
  /// Says that a statement holds whether one of the fins has `digit` or none.
  func holdsAnyway(_ statement: Statement, fins: Int, _ digit: Digit) -> String
}
