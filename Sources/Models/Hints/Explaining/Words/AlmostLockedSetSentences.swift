import Sudoku

/// Sentences about almost locked sets, which are named by letters.
protocol AlmostLockedSetSentences {
  /// Describes the cells and digits of a set.
  func isSet(_ letter: String, _ set: AlmostLockedSet, in house: House?) -> String
  /// Says that a set without one of its digits holds all the others.
  func holdRest() -> String
  /// Says that two sets don't both hold `digit`, because all its places see each other.
  func areNotBothHolding(_ digit: Digit, _ first: String, _ second: String) -> String
  /// Says that a set without `missing` holds `held`.
  func holdsWithout(_ letter: String, _ missing: Digit, _ held: Digit) -> String
  /// Says that the next set then lacks `digit` and holds `held`.
  func passesOn(_ digit: Digit, to letter: String, _ held: Digit) -> String
  /// Says that `digit` must be in one of the two sets, both seen by `cells`.
  func isInOne(_ digit: Digit, of letters: [String], seenBy cells: [Cell]) -> String
  /// Says that each set holds one of two such digits, so the sets hold all their other digits.
  func shareOut(_ digits: DigitSet, _ first: String, _ second: String) -> String
  /// Says that the locked digits are eliminated from the cells that see all their places.
  func areLockedIn(_ losses: [(digit: Digit, cells: [Cell])]) -> String
  /// Says that the cells where line and box cross have `digits`.
  func crossWith(_ cells: [Cell], _ digits: DigitSet, _ line: House, _ box: House) -> String
  /// Says that `cells` in `house` have only `digits`.
  func haveBeside(_ cells: [Cell], _ digits: DigitSet, in house: House) -> String
  /// Says that there are as many cells as digits, so each digit occurs there once. Those in `twice`
  /// occur once in the line and once in the box.
  func areAllUsed(_ cells: Int, _ digits: DigitSet, twice: DigitSet) -> String
  /// Says that `digits` stand within `house`.
  func standWithin(_ digits: DigitSet, _ house: House) -> String
  /// Says that `cells` have room only for the digits of the houses.
  func haveRoomOnly(_ cells: [Cell], for links: [Pattern.HouseDigits]) -> String
  /// Says that these are as many digits as there are cells, so each of them is there.
  func areAllNeeded(_ cells: Int) -> String
  /// Says that `digit` in the stem takes it from a set, which then holds `held`.
  func takesAway(_ digit: Digit, _ stem: Cell, from letter: String, _ held: Digit) -> String
}
