import Sudoku

/// Sentences about exocets: two cells of a box, the base, whose digits return in two targets.
protocol ExocetSentences {
  /// Says that the base has two of `digits`.
  func holdTwo(of digits: DigitSet, _ base: [Cell]) -> String
  /// Says that the companions have none of the digits.
  func haveNone(_ companions: [Cell], of digits: DigitSet) -> String
  /// Says that besides the targets and what sees both cells of the base, the cross-lines have
  /// places for the digits in the lines of `covers` alone.
  func fitIntoTwo(
    _ crossLines: [House], _ base: [Cell], _ targets: [Cell], _ covers: [ExocetPattern.Cover]
  ) -> String
  /// Says that all three cross-lines need both digits of the base, so each target has one of them.
  func returnInTargets(_ targets: [Cell]) -> String
  /// Says that with `digit` in `target`, and so not in `other`, `lines` don't both have room for it.
  func hasNoRoom(_ digit: Digit, _ target: Cell, _ other: Cell, _ lines: [House]) -> String
  /// Says that one of `mirror`, two cells of `box`, has the digit of `target`.
  func isMirrored(_ target: Cell, _ mirror: [Cell], in box: House) -> String
  /// Says that neither of them can have `digits`, so the target can't either.
  func lacks(_ mirror: [Cell], _ digits: DigitSet, _ target: Cell) -> String
  /// Says that only `cell` can have it.
  func equals(_ cell: Cell, _ target: Cell) -> String
  /// Says that the two have this digit and `rest`, which has no other place in `house`.
  func sharePlaces(_ mirror: [Cell], with rest: Digit, in house: House) -> String
  /// Says that only `digit` is left for a target, so the other doesn't have it.
  func takes(_ target: Cell, _ digit: Digit, from other: Cell) -> String
  /// Says that no target can have `digits`, so the base can't either.
  func haveNoTarget(_ digits: DigitSet, _ targets: [Cell], _ base: [Cell]) -> String
}

/// Sentences about tridagons: twelve cells in four boxes that three digits can't fill.
protocol TridagonSentences {
  /// Says that each of the boxes has three cells for the digits, in different rows and columns.
  func crossBoxes(_ boxes: [House], _ digits: DigitSet) -> String
  /// Says that these digits alone keep their circular order along the rows and columns of boxes.
  func keepOrder(_ digits: DigitSet) -> String
  /// Says that the cells of `odd` run against those of the other boxes, so the order would turn
  /// round.
  func turnOrder(_ odd: House) -> String
  /// Says that one of the other candidates is true.
  func oneIsTrue(_ guardians: [Candidate]) -> String
}
