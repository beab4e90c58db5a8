import Observation
import TestSupport
import Testing

@testable import Scutes

/// The redrawn cells of a leaf with many parts.
@MainActor
struct LeafChangesTests {
  /// Letters in a row, each a part.
  private struct Letters: LeafView, Equatable {
    let text: String
    var isHonest = true

    func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
      Size(width: text.count, height: 1)
    }

    func changes(since old: Self, in size: Size, environment: EnvironmentValues) -> [Rect]? {
      guard text.count == old.text.count else { return nil }
      guard isHonest else { return [] }
      return zip(text, old.text).enumerated().filter { $1.0 != $1.1 }
        .map { Rect(x: $0.offset, y: 0, width: 1, height: 1) }
    }

    func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
      painter.write(text, at: rect.origin, style: environment.textStyle())
    }
  }

  @Observable
  final class Word {
    var letters = "abcdef"
    var isHonest = true
  }

  private struct Content: View {
    let word: Word

    var body: some View {
      HStack(spacing: 0) {
        Text("> ")
        Letters(text: word.letters, isHonest: word.isHonest)
        Text(" <")
      }
    }
  }

  private let word = Word()
  private let driver: ViewDriver

  init() {
    let word = word
    driver = ViewDriver(width: 14, height: 1) { Content(word: word) }
  }

  @Test func thePartsThatChangedAreDrawnWhereTheyStand() throws {
    driver.runtime.tree.counts = TreeCounts()
    word.letters = "abXdeY"
    driver.runtime.showFrame()
    #expect(driver.screen == "  > abXdeY <")
    #expect(driver.runtime.tree.counts.measured == 0)
    let frame = try #require(driver.terminal.frames.last)
    #expect(frame.changes.map(\.columns) == [6..<7, 9..<10])
  }

  @Test func aLeafThatNamesNoPartIsNotDrawn() {
    word.isHonest = false
    driver.runtime.showFrame()
    word.letters = "abXdef"
    driver.runtime.showFrame()
    #expect(driver.screen == "  > abcdef <")
  }

  @Test func withoutAnAnswerAllIsMeasuredAndDrawn() {
    word.letters = "abcd"
    driver.runtime.showFrame()
    #expect(driver.screen == "   > abcd <")
  }

  @Test func anotherThemeDrawsAllOfItWhateverItNames() {
    word.isHonest = false
    driver.runtime.showFrame()
    word.letters = "abXdef"
    driver.runtime.theme = Theme(
      name: "other", styles: [.ground: TextStyle(foreground: .rgb(1, 2, 3))])
    driver.runtime.showFrame()
    #expect(driver.screen == "  > abXdef <")
  }
}
