import Sudoku

/// Sentences about locked candidates, naked and hidden subsets.
protocol SubsetSentences {
  /// Says that `digit` has only the places `cells` in `base`, all of which lie in `cover`.
  func liesInCrossing(_ digit: Digit, _ cells: [Cell], of base: House, and cover: House) -> String
  /// Says that one of them is right because `base` needs the digit.
  func oneMustBe(_ digit: Digit, in base: House) -> String
  /// Says that this also provides the digit of `cover`, which can't have it anywhere else.
  func isServed(_ cover: House, with digit: Digit) -> String
  /// Says that `cells`, all in `houses`, have only `digits` between them.
  func haveOnly(_ cells: [Cell], _ digits: DigitSet, in houses: [House]) -> String
  /// Says that as many cells as digits use the digits up.
  func fillExactly(_ digits: DigitSet, _ cells: [Cell]) -> String
  /// Says that no other cell of `houses` can be one of `digits`.
  func noneElsewhere(_ digits: DigitSet, in houses: [House]) -> String
  /// Says that `digits` have only the places `cells` in `house`.
  func goOnly(_ digits: DigitSet, into cells: [Cell], of house: House) -> String
  /// Says that as many digits as cells fill the cells.
  func fill(_ cells: [Cell], with digits: DigitSet) -> String
}
