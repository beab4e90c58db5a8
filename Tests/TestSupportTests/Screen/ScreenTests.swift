import Scutes
import TerminalTesting
import Testing

/// A screen of 10 by 4 cells that has processed `text`, with `^` for ESC.
func screen(
  _ text: String..., size: Size = Size(width: 10, height: 4)
) -> ScreenEmulator {
  var screen = ScreenEmulator(size: size)
  for part in text { screen.feed(part.replacing("^", with: "\u{1B}").utf8) }
  return screen
}

@Suite struct ScreenTests {
  @Test(arguments: [
    Example("plain text", "ab", ["ab", "", "", ""]),
    Example("lines", "ab\r\ncd\ne", ["ab", "cd", "  e", ""]),
    Example("backspace", "abc\u{8}\u{8}X", ["aXc", "", "", ""]),
    Example("tab", "a\tb", ["a       b", "", "", ""]),
    Example("wrapping", "0123456789abc", ["0123456789", "abc", "", ""]),
    Example("a full row waits before it wraps", "0123456789\r\nab", ["0123456789", "ab", "", ""]),
    Example("no wrapping", "^[?7l0123456789abc", ["012345678c", "", "", ""]),
    Example("scrolling at the end", "1\r\n2\r\n3\r\n4\r\n5", ["2", "3", "4", "5"]),
    Example("places", "^[2;3Hab^[4d.^[2Gx", ["", "  ab", "", " x  ."]),
    Example("relative moves", "^[3;5HA^[2AB^[3DC^[BD^[4C.", ["   C B", "    D    .", "    A", ""]),
    Example("erasing to the end", "abc\r\ndef\r\nghi^[2;2H^[J", ["abc", "d", "", ""]),
    Example("erasing from the start", "abc\r\ndef\r\nghi^[2;2H^[1J", ["", "  f", "ghi", ""]),
    Example("erasing all", "abc\r\ndef^[2J.", ["", "   .", "", ""]),
    Example("erasing in a row", "abcdef^[3G^[K^[2;1Habcdef^[3G^[1K", ["ab", "   def", "", ""]),
    Example("erasing some", "abcdef^[2G^[3X", ["a   ef", "", "", ""]),
    Example("inserting blanks", "abcdef^[3G^[2@", ["ab  cdef", "", "", ""]),
    Example("deleting cells", "abcdef^[3G^[2P", ["abef", "", "", ""]),
    Example("inserting rows", "1\r\n2\r\n3\r\n4^[2;1H^[2L", ["1", "", "", "2"]),
    Example("deleting rows", "1\r\n2\r\n3\r\n4^[2;1H^[2M", ["1", "4", "", ""]),
    Example("repeating", "ab^[4b.", ["abbbbb.", "", "", ""]),
    Example("insert mode", "abc^[1G^[4hX^[4lY", ["XYbc", "", "", ""]),
    Example("a scroll region", "1\r\n2\r\n3\r\n4^[2;3r^[3;1H\nX", ["1", "3", "X", "4"]),
    Example("going up at the top", "1\r\n2\r\n3\r\n4^[1;1H^MX", ["X", "1", "2", "3"]),
    Example("scrolling up and down", "1\r\n2\r\n3\r\n4^[2S^[1T", ["", "3", "4", ""]),
    Example("origin mode", "^[2;4r^[?6h^[1;1HX^[9;1HY", ["", "X", "", "Y"]),
    Example("saved cursor", "ab^7^[3;3Hc^8d", ["abd", "", "  c", ""]),
    Example("line drawing", "^(0lqk^(Bq", ["┌─┐q", "", "", ""]),
    Example("line drawing by shifting", "^)0\u{E}x\u{F}x", ["│x", "", "", ""]),
    Example("the alternate screen", "main^[?1049hother^[?1049l!", ["main!", "", "", ""]),
    Example("a cursor saved on it", "main^[?1049h^[3;3H^7other^[?1049l!", ["main!", "", "", ""]),
    Example("a title and a string", "^]0;title\u{7}a^]2;other^\\b^_x^\\c", ["abc", "", "", ""]),
  ])
  func outputIsShownAsATerminalShowsIt(_ example: Example) {
    #expect(screen(example.output).lines == example.lines)
  }

  /// The output of a program, and the resulting rows.
  struct Example: CustomTestStringConvertible, Sendable {
    let what: String
    let output: String
    let lines: [String]

    init(_ what: String, _ output: String, _ lines: [String]) {
      self.what = what
      self.output = output
      self.lines = lines
    }

    var testDescription: String { what }
  }

  @Test func aSequenceMayBeCutAnywhere() {
    let whole = "a^[2;3H^[38;2;1;2;3mé^[0m^]0;t^\\z"
    for cut in 0...whole.unicodeScalars.count {
      let bytes = Array(whole.replacing("^", with: "\u{1B}").utf8)
      var pieces = ScreenEmulator(size: Size(width: 10, height: 4))
      pieces.feed(bytes.prefix(cut))
      pieces.feed(bytes.dropFirst(cut))
      #expect(pieces.lines == ["a", "  éz", "", ""])
      #expect(pieces[2, 1].style.foreground == .rgb(1, 2, 3))
      #expect(pieces.title == "t")
    }
  }

  @Test func brokenUTF8ShowsAsReplacementCharacters() {
    var screen = ScreenEmulator(size: Size(width: 10, height: 1))
    screen.feed([0x61, 0xC3, 0x62, 0x80, 0xE2, 0x82, 0x63])
    #expect(screen.text.unicodeScalars.first == "a")
    #expect(screen.text.contains("b"))
    #expect(screen.text.hasSuffix("c"))
  }

  @Test func whatErasesLeavesTheBackgroundOnly() {
    let screen = screen("^[1;31;44mx^[K")
    #expect(
      screen[0, 0].style
        == ScreenStyle(foreground: .indexed(1), background: .indexed(4), attributes: .bold))
    #expect(screen[1, 0].style == ScreenStyle(background: .indexed(4)))
    #expect(screen[0, 1].style == ScreenStyle())
  }

  @Test func aSizeThatChangesKeepsTheTopLeft() {
    var screen = screen("abcdef\r\ngh^[4;10H")
    screen.resize(to: Size(width: 4, height: 2))
    #expect(screen.lines == ["abcd", "gh"])
    #expect(screen.cursor == Point(x: 3, y: 1))
    screen.resize(to: Size(width: 6, height: 3))
    #expect(screen.lines == ["abcd", "gh", ""])
  }

  @Test func textIsFoundByTheColumnWhereItBegins() {
    let screen = screen("ab^[2;4Hcab")
    #expect(screen.position(of: "ab") == Point(x: 0, y: 0))
    #expect(screen.position(of: "cab") == Point(x: 3, y: 1))
    #expect(screen.position(of: "bc") == nil)
  }
}
