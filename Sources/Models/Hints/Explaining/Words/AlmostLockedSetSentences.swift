import Sudoku

/// Sentences about almost locked sets, which are called by letters.
protocol AlmostLockedSetSentences {
  /// What a set is made of.
  func isSet(_ letter: String, _ set: AlmostLockedSet, in house: House?) -> String
  /// That a set without one of its digits holds all the others.
  func holdRest() -> String
  /// That two sets do not both hold `digit`, as all its places see each other.
  func areNotBothHolding(_ digit: Digit, _ first: String, _ second: String) -> String
  /// That a set without `missing` holds `held`.
  func holdsWithout(_ letter: String, _ missing: Digit, _ held: Digit) -> String
  /// That then the next set goes without `digit` and holds `held`.
  func passesOn(_ digit: Digit, to letter: String, _ held: Digit) -> String
  /// That `digit` is in one of the two sets in any case, seen by `cells`.
  func isInOne(_ digit: Digit, of letters: [String], seenBy cells: [Cell]) -> String
  /// That of two such digits one is in each set, so the sets hold all their other digits.
  func shareOut(_ digits: DigitSet, _ first: String, _ second: String) -> String
  /// What follows from that for the digits: they go from what sees all their places.
  func areLockedIn(_ losses: [(digit: Digit, cells: [Cell])]) -> String
  /// That the cells where line and box cross have `digits`.
  func crossWith(_ cells: [Cell], _ digits: DigitSet, _ line: House, _ box: House) -> String
  /// That `cells` in `house` have only `digits`.
  func haveBeside(_ cells: [Cell], _ digits: DigitSet, in house: House) -> String
  /// That there are as many cells as digits, so each digit stands there once; those in `twice` once
  /// in the line and once in the box.
  func areAllUsed(_ cells: Int, _ digits: DigitSet, twice: DigitSet) -> String
  /// That `digits` stand within `house`.
  func standWithin(_ digits: DigitSet, _ house: House) -> String
  /// That `digit` in the stem takes it from a set, which then holds `held`.
  func takesAway(_ digit: Digit, _ stem: Cell, from letter: String, _ held: Digit) -> String
}
