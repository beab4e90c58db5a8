import Testing

@testable import ScutesConsole

struct OutputLinesTests {
  private func texts(_ pieces: [[UInt8]], limit: Int = 100) -> [String] {
    var lines = OutputLines(limit: limit)
    for piece in pieces { lines.take(piece) }
    return lines.lines.map(\.text)
  }

  @Test(arguments: [
    ("one\ntwo\n", ["one", "two"]), ("one\ntwo", ["one", "two"]), ("\n\n", ["", ""]), ("", []),
    ("one\r\ntwo\r\n", ["one", "two"]),
    // A progress bar.
    ("1 of 9\r2 of 9\rdone\n", ["done"]), ("half\r", ["half"]),
    // Colours, a title, and an unknown string.
    ("\u{1B}[1;31mred\u{1B}[0m\n", ["red"]), ("\u{1B}]0;title\u{7}a\u{1B}]2;t\u{1B}\\b", ["ab"]),
    ("\u{1B}(Bplain", ["plain"]), ("\u{1B}Pq#0\u{1B}\\x", ["x"]),
    ("a\tb", ["a       b"]), ("né\u{8}e", ["ne"]), ("a\u{7}b\u{0}\u{85}c", ["abc"]),
    ("漢字\n", ["漢字"]),
  ])
  func linesArePlainText(output: String, lines: [String]) {
    let bytes = Array(output.utf8)
    #expect(texts([bytes]) == lines)
    #expect(texts(bytes.map { [$0] }) == lines)
  }

  @Test func whatIsNoUTF8IsMarked() {
    #expect(texts([[0x61, 0xFF, 0x62]]) == ["a\u{FFFD}b"])
  }

  @Test func onlyTheLastLinesAreKept() {
    var lines = OutputLines(limit: 3)
    lines.take((1...1000).map { "\($0)\n" }.joined().utf8)
    #expect(lines.lines.map(\.text) == ["998", "999", "1000"])
    lines.take("more".utf8)
    #expect(lines.lines.map(\.text) == ["999", "1000", "more"])
    #expect(lines.lines.map(\.id) == [998, 999, 1000])
  }

  @Test func aLineWithoutEndIsBroken() {
    let lines = texts([[UInt8](repeating: 0x78, count: 200_000)])
    #expect(lines.count > 1 && lines.map(\.count).reduce(0, +) == 200_000)
  }
}
