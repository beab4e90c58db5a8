import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

/// No character of a text is lost, whichever view shows it.
struct ShownTextTests {
  private static let hard = "a\tb\u{1B}c\u{9B}d\u{7F}e\u{200B}f\u{301}g"
  private static let shown = "a       b\u{241B}c\u{FFFD}d\u{2421}e\u{25CC}f\u{301}g"

  /// The picture of `content` at the upper left.
  private func shown(_ width: Int, _ height: Int, _ content: some View) -> String {
    picture(width, height) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func aTextBreaksAtEveryLineEnd() {
    let text = "a\r\nb\rc\u{2028}d\u{2029}e\u{85}f\ng"
    #expect(shown(9, 8, Text(text)) == "a\nb\nc\nd\ne\nf\ng")
    #expect(shown(20, 1, Text(text).lineLimit(1)) == "a b c d e f g")
    #expect(shown(9, 1, Text("x\ty")) == "x       y")
    #expect(shown(7, 2, Text("x\ty")) == "x\ny")
    #expect(shown(12, 2, Text("x\n") + Text("\ty").bold()) == "x\n        y")
  }

  @Test func allViewsShowTheSameSigns() {
    #expect(shown(20, 1, Text(Self.hard)) == Self.shown)
    #expect(shown(20, 1, Text(Self.hard) + Text("!").bold()) == Self.shown + "!")
    #expect(shown(30, 3, Text("").frame(width: 26).border(title: Self.hard)).contains(Self.shown))
    let format = TableColumnFormat(width: .fixed(20))
    #expect(shown(20, 1, TableRowView(texts: [Self.hard], formats: [format])) == Self.shown)
    #expect(shown(24, 2, List { Text(Self.hard) }).contains(Self.shown))
    #expect(shown(24, 1, Button(Self.hard) {}).contains(Self.shown))
  }

  /// In a field, which has one line, a tab is a single blank.
  @Test func aFieldShowsItsProgramsTextWhole() {
    let field = TextField("", text: .constant("a\u{1B}b\r\nc\td"))
    #expect(shown(20, 1, field).contains("a\u{241B}b c d"))
  }

  /// Whatever a text is made of, its parts are laid out like the whole and drawn in their looks.
  @Test func partsAreShownLikeTheWhole() {
    var random = LinearGenerator(state: 51)
    let pieces = [
      "a", "bc ", "한글", " ", "\t", "\n", "e\u{301}", "\u{301}", "👍🏽", "\u{1B}", "\r\n", "-",
    ]
    for round in 0..<300 {
      var styled = StyledText()
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        var look = TextLook()
        look.set(.bold, Bool.random(using: &random))
        look.foreground = Bool.random(using: &random) ? .ansi(2) : nil
        styled.append(StyledText.Run(pieces.randomElement(using: &random) ?? "", look: look))
      }
      let (width, limit) = (1 + round % 14, round.isMultiple(of: 3) ? 1 + round % 4 : nil)
      let mode = [TruncationMode.head, .middle, .tail][round % 3]
      func picture(_ text: Text) -> String {
        shown(width, 6, text.lineLimit(limit).truncationMode(mode))
      }
      #expect(
        picture(Text(styled)) == picture(Text(styled.text)), "\(styled.text.debugDescription)")
    }
  }

  @Test func eachPartIsDrawnInItsLook() {
    let text = Text(StyledText("a\tb") + StyledText("c\td").bold() + StyledText("\ne").italic())
    let driver = ViewDriver(width: 20, height: 2) {
      text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let canvas = driver.canvas
    for (x, y, attributes) in [
      (0, 0, []), (1, 0, []), (8, 0, []), (9, 0, .bold), (10, 0, .bold), (16, 0, .bold),
      (0, 1, .italic),
    ] as [(Int, Int, TextAttributes)] {
      #expect(canvas?[x, y].attributes == attributes, "\(x), \(y)")
    }
    #expect(driver.text == "a       bc      d\ne")
  }
}
