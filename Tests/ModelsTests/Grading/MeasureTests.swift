import Grading
import Testing

struct MeasureTests {
  @Test(
    arguments: [
      (.rating, "6.6-7.2", 66...72), (.rating, "7.2-6.6", 66...72), (.rating, "7.2", 72...72),
      (.rating, "7", 70...70), (.rating, "8-", 80...200), (.rating, "10+", 100...200),
      (.rating, " - 3 ", 0...30), (.rating, " 6,6 – 7 ", 66...70), (.rating, "8 +", 80...200),
      (.givens, "28", 28...28), (.givens, "26-30", 26...30), (.givens, "30 - 26", 26...30),
      (.givens, "26+", 26...81), (.givens, "-30", 0...30), (.score, "900+", 900...1_000_000),
      (.score, "≥ 900", 900...1_000_000), (.score, ">=900", 900...1_000_000),
      (.score, "> 900", 901...1_000_000), (.score, "<900", 0...899), (.score, "<= 5", 0...5),
      (.rating, "≥7,2", 72...200), (.rating, ">7.2", 73...200), (.rating, " ≤ 5 ", 0...50),
      (.rating, "< 5", 0...49), (.givens, "≤24", 0...24), (.givens, ">= 26", 26...81),
      (.score, "9-2", 2...9),
    ] as [(Measure, String, ClosedRange<Int>)])
  func rangesAreReadAsPeopleTypeThem(
    measure: Measure, text: String, range: ClosedRange<Int>
  ) throws {
    #expect(try measure.range(text) == range)
    #expect(try measure.range(measure.text(range)) == range)
  }

  @Test(
    arguments: [
      "", " ", "-", "+", "x", "6-x", "1-2-3", "6-7+", "nan", "7.25", "7.", "١", "2 4", "6 .6",
      "≥", ">", ">= ", "≥ 6-7", "≥6+", "=6", "=> 6", "> = 6", ">> 6", "≥ x", "6≥", "≥-6",
    ])
  func whatIsNoRangeIsNotRead(text: String) {
    for measure in Measure.allCases {
      #expect(throws: Measure.RangeError.unclear) { try measure.range(text) }
    }
  }

  @Test(
    arguments: [
      (.rating, "25"), (.rating, "99"), (.rating, "3-20.1"), (.givens, "82"), (.givens, "26-82"),
      (.rating, "≥ 20.1"), (.rating, "> 20"), (.rating, "< 0"), (.givens, "<= 82"),
      (.score, "1000001"), (.score, "99999999999999999999999"),
    ] as [(Measure, String)])
  func whatIsTooMuchIsRefusedAsSuch(measure: Measure, text: String) {
    #expect(throws: Measure.RangeError.outside) { try measure.range(text) }
  }

  @Test(arguments: ["2.5", "+5"])
  func countsHaveNoDecimals(text: String) {
    #expect(throws: Measure.RangeError.unclear) { try Measure.givens.range(text) }
  }

  @Test(
    arguments: [
      (.rating, 66...72, "6.6-7.2"), (.rating, 80...200, "8.0+"), (.rating, 0...30, "-3.0"),
      (.givens, 28...28, "28"), (.score, 900...1_000_000, "900+"),
    ] as [(Measure, ClosedRange<Int>, String)])
  func rangesAreWrittenAsTheyAreTyped(measure: Measure, range: ClosedRange<Int>, text: String) {
    #expect(measure.text(range) == text)
  }
}
