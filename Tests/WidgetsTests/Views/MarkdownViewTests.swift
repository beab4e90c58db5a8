import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

struct MarkdownViewTests {
  private func shown(_ width: Int, _ height: Int, _ source: String) -> String {
    picture(width, height) {
      MarkdownView(source)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(
    arguments: [
      ("# Ab\ntext", "Ab\n══\n\ntext"), ("## Ab", "Ab\n──"), ("### Ab", "Ab"),
      ("a long line", "a long\nline"), ("- a\n- b b b b b", "• a\n• b b b\n  b b"),
      ("- a\n  - b\n- c", "• a\n  ◦ b\n• c"), ("9. a\n10. b", " 9. a\n10. b"),
      ("- a\n\n- b", "• a\n\n• b"), ("- [x] a\n- [ ] b", "[x] a\n[ ] b"),
      ("> a b c d e\n> f", "│ a b c\n│ d e f"),
      ("```\na  b\nabcdefghij\n```", "  a  b\n  abcdef\n  ghij"),
      ("a\n\n---", "a\n\n────────"), ("|a|b|\n|-|-:|\n|c|dd|", "a   b\nc  dd"), ("", ""),
    ] as [(String, String)])
  func blocksAreShown(_ source: String, _ expected: String) {
    #expect(shown(8, 8, source) == expected)
  }

  @Test func codeIsHighlightedByTheHighlighterOfItsLanguage() {
    struct Everything: Highlighter {
      func tokens(in source: String) -> [HighlightToken] {
        [HighlightToken(source.startIndex..<source.endIndex, .error)]
      }
    }
    var highlighters = Highlighters()
    highlighters["Own"] = Everything()
    let theme = Theme(
      name: "test",
      styles: [
        .error: TextStyle(foreground: .ansi(1)), .codeKeyword: TextStyle(foreground: .ansi(2)),
        .code: TextStyle(foreground: .ansi(3)),
      ])
    let driver = ViewDriver(width: 5, height: 5, theme: theme) {
      MarkdownView("```own\nif\n```\n```swift\nif\n```\n```other\nif\n```")
        .environment(\.highlighters, highlighters)
    }
    let colors = [0, 2, 4].map { driver.canvas?[2, $0].foreground }
    #expect(colors == [.ansi(1), .ansi(2), .ansi(3)])
  }
}
