import Synchronization
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

  @Test(arguments: [
    (nil, false), ("", false), ("dumb", false), ("unknown", false), ("vt52", true), ("xterm", true),
  ])
  func aDumbTerminalHasNoProgress(terminal: String?, isPossible: Bool) {
    #expect(ProgressLine.canWriteOver(terminal: terminal) == isPossible)
  }

  /// A line of a terminal that knows only printing characters and the carriage return.
  private static func shown(_ bytes: String) -> String {
    var line: [Character] = []
    var column = 0
    for character in bytes {
      if character == "\r" {
        column = 0
      } else {
        if column < line.count { line[column] = character } else { line.append(character) }
        column += 1
      }
    }
    return String(line)
  }

  @Test func aLineIsCutToTheWidthAndLeavesNothing() {
    let written = Mutex("")
    let bytes = { written.withLock { $0 } }
    func shown() -> String { Self.shown(bytes()) }
    var line = DrawnLine { text in written.withLock { $0 += text } }
    line.draw("123,456 puzzles, 9 failed", width: 20)
    #expect(shown() == "123,456 puzzles, ")
    line.draw("7 puzzles", width: 20)
    #expect(shown() == "7 puzzles        ")
    line.draw("x", width: 1)
    line.draw("x", width: 0)
    line.draw("8 puzzles", width: 80)
    line.clear()
    #expect(shown().allSatisfy { $0 == " " })
    #expect(bytes().hasSuffix("\r"))
    #expect(!bytes().contains("\u{1B}"))
    line.end()
    let before = bytes()
    line.draw("too late", width: 80)
    #expect(bytes() == before)
  }
}
