import Testing

@testable import App

struct ProgressLineTests {
  @Test(arguments: [
    (done: 0, failed: 0, total: nil as Int?, "0 puzzles, 0 a second"),
    (done: 1234, failed: 0, total: nil, "1,234 puzzles, 617 a second"),
    (done: 1_234_567, failed: 12, total: nil, "1,234,567 puzzles, 12 failed, 617,283 a second"),
    (done: 20, failed: 1, total: 100, "20 of 100 puzzles, 1 failed, 10 a second"),
  ])
  func theLineSaysHowManyAreDoneAndHowFast(
    _ done: Int, _ failed: Int, _ total: Int?, _ expected: String
  ) {
    let text = ProgressLine.text(
      done: done, failed: failed, total: total, unit: "puzzles", after: .seconds(2))
    #expect(text == expected)
  }
}
