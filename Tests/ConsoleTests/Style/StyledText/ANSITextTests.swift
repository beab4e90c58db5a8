import TestSupport
import Testing

@testable import ScutesConsole

/// Text with escape sequences, as facts.
struct ANSITextTests {
  private func look(_ change: (inout TextLook) -> Void) -> TextLook {
    var look = TextLook()
    change(&look)
    return look
  }

  /// The foregrounds of the parts of `text`.
  private func colors(_ text: String) -> [Color?] {
    StyledText(ansi: text).runs.map(\.look.foreground)
  }

  @Test(
    arguments: [
      ("31", .ansi(1)), ("97", .ansi(15)), ("38;5;9", .ansi(9)), ("38;5;16", .rgb(0, 0, 0)),
      ("38;5;196", .rgb(255, 0, 0)), ("38;5;110", .rgb(135, 175, 215)), ("38;5;232", .rgb(8, 8, 8)),
      ("38;5;255", .rgb(238, 238, 238)), ("38;2;1;2;3", .rgb(1, 2, 3)), ("38:5:9", .ansi(9)),
      ("38:2:1:2:3", .rgb(1, 2, 3)), ("38:2::1:2:3", .rgb(1, 2, 3)), ("1;31", .ansi(1)),
      ("58;5;2;31", .ansi(1)), ("31;38;5;999", .ansi(1)), ("31;38;2;1;2;300", .ansi(1)),
      ("31;38", .ansi(1)), ("31;39", nil), ("31;0", nil), ("31;", nil),
      ("999999999999;31", .ansi(1)),
      ("38;2;1;2;3;38;5", .rgb(1, 2, 3)), ("48;5;9", nil), ("107", nil),
    ] as [(String, Color?)])
  func aSequenceSetsTheColor(_ parameters: String, _ color: Color?) {
    #expect(colors("\u{1B}[\(parameters)mx") == [color])
    #expect(colors("\u{9B}\(parameters)mx") == [color])
  }

  @Test func attributesBeginAndEnd() {
    let styled = StyledText(ansi: "\u{1B}[1;3;4;7;9;2mx\u{1B}[22;24my\u{1B}[4:0;4:3mz\u{1B}[mend")
    #expect(
      styled.runs.map(\.look.added) == [
        [.bold, .dim, .italic, .underline, .reverse, .strikethrough],
        [.italic, .reverse, .strikethrough], [.italic, .reverse, .strikethrough, .underline], [],
      ])
    #expect(styled.runs.allSatisfy { $0.look.removed.isEmpty })
    #expect(
      StyledText(ansi: "\u{1B}[44ma\u{1B}[49mb").runs.map(\.look.background) == [.ansi(4), nil])
  }

  @Test(
    arguments: [
      ("a\u{1B}[2Jb", "ab"), ("a\u{1B}[?25lb", "ab"), ("a\u{1B}[>4;1mb", "ab"),
      ("a\u{1B}[1 qb", "ab"), ("a\u{1B}(Bb", "ab"), ("a\u{1B}=b", "ab"),
      ("a\u{1B}]0;title\u{7}b", "ab"),
      ("a\u{1B}]52;c;aGk=\u{1B}\\b", "ab"), ("a\u{1B}P1$r0m\u{1B}\\b", "ab"),
      ("a\u{9D}0;t\u{9C}b", "ab"),
      ("a\u{1B}_G;AA\u{1B}\\b", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[31", "a"),
      ("a\u{1B}]0;never\nended", "a\nended"), ("a\u{1B}[31\nb", "a\nb"), ("a\u{1B}[3한b", "a한b"),
      ("a\u{1B}\u{1B}[31mb", "ab"), ("a\u{84}b", "ab"), ("a\u{85}b", "a\u{85}b"),
      ("a\tb\u{7}", "a\tb\u{7}"),
      ("a\u{1B}[3\u{1B}[mb", "ab"), ("한\u{1B}[1m글", "한글"),
    ] as [(String, String)])
  func otherSequencesAreDropped(_ text: String, _ kept: String) {
    #expect(StyledText(ansi: text).text == kept)
  }

  @Test(
    arguments: [
      ("https://swift.org", "https://swift.org"), ("mailto:a@b.c", "mailto:a@b.c"),
      ("https://a.b/뱀 x", "https://a.b/%EB%B1%80%20x"), ("swift.org", nil), ("", nil),
      ("1a:b", nil), ("https:", nil), ("a\u{9C}:b", nil), (":b", nil),
    ] as [(String, String?)])
  func linksAreKept(_ address: String, _ safe: String?) {
    let styled = StyledText(ansi: "a\u{1B}]8;id=1;\(address)\u{1B}\\b\u{1B}]8;;\u{1B}\\c")
    if !address.contains("\u{9C}") {
      #expect(styled.text == "abc")
      #expect(styled.runs.compactMap(\.look.link?.address) == (safe.map { [$0] } ?? []))
    }
    #expect(LinkDestination(address)?.address == safe)
  }

  @Test func aResetLeavesTheLink() {
    let styled = StyledText(ansi: "\u{1B}]8;;a:b\u{7}\u{1B}[1mx\u{1B}[0my\u{1B}]8;;\u{7}z")
    #expect(styled.runs.map(\.look.link?.address) == ["a:b", "a:b", nil])
  }

  /// Whatever comes, no sequence is passed on, and what stands outside of sequences is kept.
  @Test func randomBytesLeaveNothingThatATerminalObeys() {
    var random = LinearGenerator(state: 21)
    let pieces = [
      "\u{1B}", "[", "]", "P", "_", "\\", "\u{7}", "\u{9B}", "\u{9C}", "\u{9D}", "\u{90}", "8;;",
      "https://x.y", "m", ";", ":", "38", "5", "2", "255", "\n", "한", "e\u{301}", "a", " ", "?",
      "(",
      "\u{8}", "\u{18}", "99999999999999999999",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...14, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let styled = StyledText(ansi: text)
      let isSafe = styled.text.unicodeScalars.allSatisfy {
        $0.value != 0x1B && ($0.value == 0x85 || !(0x80..<0xA0 ~= $0.value))
      }
      #expect(isSafe, "\(text.debugDescription)")
      let lines = text.unicodeScalars.count { $0 == "\n" }
      #expect(styled.text.unicodeScalars.count { $0 == "\n" } == lines)
      let links = styled.runs.compactMap(\.look.link)
      #expect(links.allSatisfy { $0.address.utf8.allSatisfy { 0x21...0x7E ~= $0 } })
      #expect(!styled.runs.contains { $0.text.isEmpty })
      #expect(zip(styled.runs, styled.runs.dropFirst()).allSatisfy { $0.look != $1.look })
      // Without the introducers nothing is a sequence.
      let plain = String(
        text.unicodeScalars.filter { $0.value != 0x1B && !(0x80..<0xA0 ~= $0.value) })
      #expect(StyledText(ansi: plain) == StyledText(plain))
    }
  }
}
