import Sudoku

/// Sentences about locked candidates, naked and hidden subsets.
protocol SubsetSentences {
  /// That `digit` has only the places `cells` in `base`, all of which lie in `cover`.
  func liesInCrossing(_ digit: Digit, _ cells: [Cell], of base: House, and cover: House) -> String
  /// That one of them is right, as `base` needs the digit.
  func oneMustBe(_ digit: Digit, in base: House) -> String
  /// That this is the digit of `cover` too, which can have it nowhere else.
  func isServed(_ cover: House, with digit: Digit) -> String
  /// That `cells`, all in `houses`, have only `digits` between them.
  func haveOnly(_ cells: [Cell], _ digits: DigitSet, in houses: [House]) -> String
  /// That as many cells as digits use the digits up.
  func useUp(_ digits: DigitSet, _ cells: [Cell]) -> String
  /// That no other cell of `houses` can have one of `digits`.
  func noneElsewhere(_ digits: DigitSet, in houses: [House]) -> String
  /// That `digits` have only the places `cells` in `house`.
  func goOnly(_ digits: DigitSet, into cells: [Cell], of house: House) -> String
  /// That as many digits as cells fill the cells.
  func fill(_ cells: [Cell], with digits: DigitSet) -> String
}
