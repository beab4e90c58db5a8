import Grading
import Testing

@testable import Screens

struct NumberFormatTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (1240, "1,240"), (12_345, "12,345"),
    (1_000_000, "1,000,000"), (1_000_001, "1,000,001"), (-5, "−5"), (-1240, "−1,240"),
    (Int.max, "9,223,372,036,854,775,807"), (Int.min, "−9,223,372,036,854,775,808"),
  ])
  func numbersAreGroupedByThree(number: Int, text: String) {
    #expect(NumberFormat.grouped(number, separator: ",") == text)
  }

  @Test(arguments: [
    (Words.english, "−10 points", "−1,240"), (.korean, "−10점", "−1,240"),
  ])
  func aNegativeNumberHasAMinusSign(words: Words, points: String, score: String) {
    #expect(words.memory.game.points(-10) == points)
    #expect(words.grouped(-1240) == score)
  }

  @Test func theSeparatorIsTheLanguages() {
    #expect(NumberFormat.grouped(1_234_567, separator: ".") == "1.234.567")
  }

  @Test(arguments: [
    (Duration.zero, "0:00"), (.milliseconds(999), "0:00"), (.seconds(1), "0:01"),
    (.seconds(59), "0:59"), (.seconds(60), "1:00"), (.seconds(192), "3:12"),
    (.seconds(3599), "59:59"), (.seconds(3600), "1:00:00"), (.seconds(3792), "1:03:12"),
    (.seconds(100 * 3600), "100:00:00"), (.seconds(-5), "0:00"),
  ])
  func aTimeIsReadByTheClock(time: Duration, text: String) {
    #expect(NumberFormat.time(time) == text)
  }

  @Test(
    arguments: [
      (66...72, .rating, "6.6–7.2"), (72...72, .rating, "7.2"), (80...200, .rating, "≥ 8.0"),
      (0...30, .rating, "≤ 3.0"), (900...1_000_000, .score, "≥ 900"), (26...81, .givens, "≥ 26"),
    ] as [(ClosedRange<Int>, Measure, String)])
  func anOpenRangeHasOneBound(range: ClosedRange<Int>, measure: Measure, text: String) {
    #expect(NumberFormat.range(range, of: measure) == text)
  }

  @Test(arguments: [
    (1.0, "1.00"), (0.92, "0.92"), (0.3, "0.30"), (0.9408, "0.94"), (0.005, "0.01"),
  ])
  func aFactorHasTwoPlaces(factor: Double, text: String) {
    #expect(NumberFormat.factor(factor) == text)
  }
}
