import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

struct FrameDifferenceTests {
  /// The text before and after, and the runs written for it.
  nonisolated struct Change: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let runs: [Range<Int>]

    var testDescription: String { "\(old) to \(new)" }
  }

  @Test(arguments: [
    Change(old: "abc", new: "abc", runs: []),
    Change(old: "abc", new: "axc", runs: [1..<2]),
    Change(old: "abc", new: "xbz", runs: [0..<3]),
    Change(old: "abcdef", new: "xbcdez", runs: [0..<1, 5..<6]),
    Change(old: "abc", new: "", runs: [0..<3]),
    Change(old: "한글", new: "한말", runs: [2..<4]),
    Change(old: "한글", new: "한xy", runs: [2..<4]),
    Change(old: "한글", new: "x한글", runs: [0..<5]),
    Change(old: "abcd", new: "a한d", runs: [1..<3]),
    Change(old: "a한d", new: "ax d", runs: [1..<3]),
  ])
  func whatDiffersIsWrittenInWholeGlyphs(_ change: Change) {
    let word = Shown(change.old)
    let driver = ViewDriver(width: 8, height: 1) {
      Text(word.text).frame(width: 8, alignment: .leading)
    }
    let frames = driver.terminal.frames.count
    word.text = change.new
    driver.runtime.showFrame()
    let runs = driver.terminal.frames.dropFirst(frames).flatMap(\.changes)
    #expect(runs.map(\.columns) == change.runs)
  }

  @Test(arguments: 1...60)
  func theRunsTurnOnePictureIntoTheNext(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 8)
    let word = Shown("")
    let driver = ViewDriver(width: 20, height: 3) {
      ZStack(alignment: .topLeading) {
        Text(word.text)
        Text(word.over).padding(.leading, word.offset)
      }
      .frame(width: 20, height: 3, alignment: .topLeading)
    }
    var screen = ScreenMirror(driver)
    for _ in 0..<30 {
      word.text = Self.randomText(using: &random)
      word.over = Self.randomText(using: &random)
      word.offset = Int.random(in: 0...9, using: &random)
      driver.runtime.showFrame()
      screen.follow(driver)
    }
  }

  private static func randomText(using random: inout LinearGenerator) -> String {
    let letters: [String] = ["a", "b", "한", "글", " ", "é", "👨‍👩‍👧", "\n"]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      letters.randomElement(using: &random) ?? ""
    }.joined()
  }
}
