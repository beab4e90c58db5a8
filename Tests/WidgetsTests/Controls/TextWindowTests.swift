import TestSupport
import Testing

@testable import Scutes

struct TextWindowTests {
  /// The visible clusters, with a bar at the insertion point.
  private func shown(_ text: String, cursor: Int, room: Int, first: Int = 0) -> String {
    let characters = Array(text)
    let window = TextWindow(
      widths: characters.map(\.columns), cursor: cursor, room: room, first: first)
    var line = ""
    for place in window.shown.lowerBound...window.shown.upperBound {
      if place == cursor { line += "|" }
      if place < window.shown.upperBound { line.append(characters[place]) }
    }
    return line
  }

  @Test func textThatFitsShowsWhole() {
    #expect(shown("abc", cursor: 3, room: 4) == "abc|")
    #expect(shown("abc", cursor: 0, room: 4, first: 2) == "|abc")
  }

  @Test func thePointAtTheEndTakesAColumn() {
    #expect(shown("abcdef", cursor: 6, room: 4) == "def|")
  }

  @Test func itMovesNoFurtherThanItMust() {
    #expect(shown("abcdefgh", cursor: 5, room: 4, first: 3) == "de|fg")
    #expect(shown("abcdefgh", cursor: 3, room: 4, first: 3) == "|defg")
    #expect(shown("abcdefgh", cursor: 2, room: 4, first: 3) == "|cdef")
  }

  @Test func wideClustersStayWhole() {
    #expect(shown("한국어", cursor: 3, room: 4) == "어|")
    #expect(shown("한국어", cursor: 0, room: 5) == "|한국")
    #expect(shown("👨‍👩‍👧e\u{301}x", cursor: 2, room: 4) == "👨‍👩‍👧e\u{301}|x")
  }

  @Test(arguments: 0..<200)
  func thePointAlwaysShows(seed: UInt64) {
    var random = LinearGenerator(state: seed)
    let widths = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Int.random(in: 1...2, using: &random)
    }
    let cursor = Int.random(in: 0...widths.count, using: &random)
    let room = Int.random(in: 2...9, using: &random)
    let first = Int.random(in: 0...14, using: &random)
    let window = TextWindow(widths: widths, cursor: cursor, room: room, first: first)
    let columns = widths[window.shown].reduce(0, +)
    #expect(columns <= room)
    #expect(window.first <= cursor && cursor <= window.shown.upperBound)
    #expect(window.cursorColumn == widths[window.first..<cursor].reduce(0, +))
    #expect(window.cursorColumn + 1 <= room)
    let again = TextWindow(widths: widths, cursor: cursor, room: room, first: window.first)
    #expect(again == window)
    #expect(window.first == 0 || widths[(window.first - 1)...].reduce(0, +) + 1 > room)
  }
}
