import Grading
import Testing

struct RatingRangeTests {
  @Test(
    arguments: [
      ("6.6-7.2", 66...72), ("7.2-6.6", 66...72), ("7.2", 72...72), ("7", 70...70),
      ("8-", 80...200), ("10+", 100...200), (" - 3 ", 0...30), (" 6,6 – 7 ", 66...70),
    ])
  func ratingsAreReadAsPeopleTypeThem(text: String, tenths: ClosedRange<Int>) {
    #expect(RatingRange(text)?.tenths == tenths)
  }

  @Test(arguments: ["", "-", "+", "x", "6-x", "1-2-3", "6-7+", "nan", "99", "7.25", "7.", "١"])
  func whatIsNoRangeIsNotRead(text: String) {
    #expect(RatingRange(text) == nil)
  }

  @Test(arguments: [
    ("28", 28...28), ("26-30", 26...30), ("30-26", 26...30), ("26+", 26...81), ("-30", 0...30),
  ])
  func countsAreReadByTheSameGrammar(text: String, counts: ClosedRange<Int>) {
    #expect(ClosedRange(text: text, within: 0...81) == counts)
  }

  @Test(arguments: ["", "82", "2.5", "+5", "x"])
  func whatIsNoCountIsNotRead(text: String) {
    #expect(ClosedRange(text: text, within: 0...81) == nil)
  }
}
