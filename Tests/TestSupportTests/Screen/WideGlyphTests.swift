import Scutes
import TerminalTesting
import Testing

@Suite struct WideGlyphTests {
  @Test func aWideGlyphTakesTwoCells() {
    let screen = screen("a한b")
    #expect(screen.lines.first == "a한b")
    #expect(screen.cursor == Point(x: 4, y: 0))
    #expect((0..<4).map { screen[$0, 0].columns } == [1, 2, 0, 1])
  }

  @Test func aWideGlyphThatDoesNotFitBeginsTheNextRow() {
    let screen = screen("012345678한")
    #expect(screen.lines.prefix(2) == ["012345678", "한"])
  }

  @Test(arguments: [
    ("^[2Gx", "ax b"), ("^[3Gx", "a xb"), ("^[3G^[X", "a  b"), ("^[2G^[P", "a b"),
    ("^[3G^[@", "a   b"), ("^[2G^[K", "a"),
  ])
  func halfOfAWideGlyphIsNoGlyph(output: String, line: String) {
    #expect(screen("a한b" + output).lines.first == line)
  }

  @Test(arguments: ["e\u{301}", "👨‍👩‍👧", "🇰🇷", "한"])
  func scalarsOfOneClusterShareACell(cluster: String) {
    let screen = screen("." + cluster + ".")
    #expect(String(screen[1, 0].character) == cluster)
    #expect(screen.cursor.x == 2 + cluster.columns)
  }

  @Test func aMoveEndsTheCluster() {
    let screen = screen("e^[2G\u{301}x")
    #expect(screen[0, 0].character == "e")
  }
}
