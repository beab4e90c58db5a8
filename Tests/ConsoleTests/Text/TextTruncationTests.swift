import Testing

@testable import ScutesConsole

struct TextTruncationTests {
  @Test(
    arguments: [
      ("beginning", 9, .tail, "beginning"),
      ("beginning", 8, .tail, "beginni…"),
      ("beginning", 8, .head, "…ginning"),
      ("beginning", 8, .middle, "begi…ing"),
      ("beginning", 7, .middle, "beg…ing"),
      ("beginning", 1, .tail, "…"),
      ("beginning", 0, .tail, ""),
      ("beginning", -1, .head, ""),
      ("스도쿠", 6, .tail, "스도쿠"),
      ("스도쿠", 5, .tail, "스도…"),
      ("스도쿠", 4, .tail, "스…"),
      ("스도쿠", 4, .head, "…쿠"),
      ("스도쿠", 5, .middle, "스…쿠"),
      ("👨‍👩‍👧👨‍👩‍👧", 3, .tail, "👨‍👩‍👧…"),
      ("e\u{301}e\u{301}e\u{301}", 2, .tail, "e\u{301}…"),
    ] as [(String, Int, TruncationMode, String)])
  func whatDoesNotFitGivesWayToASign(
    _ text: String, _ width: Int, _ mode: TruncationMode, _ expected: String
  ) {
    #expect(TextTruncation.truncate(text, to: width, mode: mode) == expected)
  }

  @Test(arguments: [(9, "beginning"), (8, "begin..."), (3, "..."), (2, "..")])
  func theSignMayBeOfSeveralColumns(_ width: Int, _ expected: String) {
    #expect(TextTruncation.truncate("beginning", to: width, ellipsis: "...") == expected)
  }
}
