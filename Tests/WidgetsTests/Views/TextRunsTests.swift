import TestSupport
import Testing

@testable import Scutes

struct TextRunsTests {
  private static let theme = Theme(
    name: "test",
    styles: [
      .title: TextStyle(foreground: .ansi(1), attributes: .bold),
      .error: TextStyle(foreground: .ansi(2)),
    ])

  private func styles(_ width: Int, _ height: Int, _ text: Text) -> String? {
    ViewDriver(width: width, height: height, theme: Self.theme) {
      text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }.canvas?.golden
  }

  private static let hint =
    Text("press ") + Text("any key").foregroundStyle(.error).underline() + Text(" now").bold()

  @Test func partsKeepTheirLooksOnALine() {
    #expect(
      styles(20, 1, Self.hint) == """
        press any key now

        ......AAAAAAA.BBB

        A  colour 2 on default underline
        B  default on default bold
        """)
  }

  @Test func partsKeepTheirLooksOverLines() {
    #expect(
      styles(9, 3, Self.hint) == """
        press any
        key now


        ......AAA
        AAA.BBB


        A  colour 2 on default underline
        B  default on default bold
        """)
  }

  @Test(
    arguments: [
      (.tail, "press an…", "......AAA"), (.head, "… key now", "AAAAA.BBB"),
      (.middle, "pres… now", "......BBB"),
    ] as [(TruncationMode, String, String)])
  func partsKeepTheirLooksWhereTheLineIsCut(
    _ mode: TruncationMode, _ text: String, _ looks: String
  ) {
    let golden = styles(9, 1, Self.hint.lineLimit(1).truncationMode(mode)) ?? ""
    let lines = golden.split(separator: "\n")
    #expect(lines[0] == text)
    let shown = String(lines[1]).replacing("B", with: "A")
    #expect(shown == looks.replacing("B", with: "A"))
  }

  @Test func anOuterLookFillsWhatPartsLeaveOpen() {
    let text = (Text("a") + Text("b").bold(false) + Text("c").foregroundStyle(.error))
      .foregroundStyle(.title).italic()
    #expect(
      styles(3, 1, text) == """
        abc

        ABC

        A  colour 1 on default bold italic
        B  colour 1 on default italic
        C  colour 2 on default italic
        """)
  }

  @Test func attributesOfViewsAddUp() {
    let driver = ViewDriver(width: 4, height: 1) {
      HStack {
        Text("a")
        Text("b").bold(false)
        HStack { Text("c") }.italic(false)
        Text("d").strikethrough()
      }
      .bold().italic().underline()
    }
    #expect(
      driver.canvas?.stylePicture == """
        ABCD

        A  default on default bold italic underline
        B  default on default italic underline
        C  default on default bold underline
        D  default on default bold italic underline strikethrough
        """)
  }

  /// A mark that begins a part joins the letter before it, in that letter's style.
  @Test func clustersAcrossPartsStayWhole() {
    let text = Text("e").foregroundStyle(.error) + Text("\u{301}x") + Text("한").bold()
    #expect(
      styles(4, 1, text) == """
        e\u{301}x한

        A.B

        A  colour 2 on default
        B  default on default bold
        """)
  }

  @Test func emptyPartsLeaveNoTrace() {
    let text = Text("") + Text("a").bold() + Text("") + Text("b") + Text("")
    #expect(styles(2, 1, text) == "ab\n\nA\n\nA  default on default bold")
    #expect(styles(2, 1, Text("") + Text("")) == "\n\n\n")
  }

  @Test(
    arguments: [
      (.automatic, "스도쿠\n를 풀어\n요"), (.word, "스도쿠\n를\n풀어요"),
      (.character, "스도쿠\n를 풀어\n요"),
    ] as [(TextWrapMode, String)])
  func koreanIsBrokenBySyllablesOrWords(_ mode: TextWrapMode, _ expected: String) {
    #expect(
      picture(7, 4) { Text("스도쿠를 풀어요").wrapMode(mode) }.split(separator: "\n").map {
        $0.drop { $0 == " " }
      }.joined(separator: "\n") == expected)
  }

  @Test func theWrapModeIsHandedDown() {
    let text = picture(8, 3) {
      VStack { Text("가나다 라마바사").multilineTextAlignment(.trailing) }.wrapMode(.word)
    }
    #expect(text == "  가나다\n라마바사")
    #expect(picture(3, 2) { Text("abcdef").wrapMode(.character) } == "abc\ndef")
  }

  @Test func wideLettersAreAligned() {
    #expect(
      picture(6, 3) { Text("한국어\n한\nab").multilineTextAlignment(.center) }
        == "한국어\n  한\n  ab")
  }

  @Test func theLimitOfLinesIsTheNearestOne() {
    #expect(picture(3, 4) { VStack { Text("abc def ghi") }.lineLimit(2) } == "\nabc\nde…")
    #expect(picture(3, 4) { VStack { Text("abc def").lineLimit(1) }.lineLimit(2) } == "\nab…")
    let unlimited = picture(3, 4) { VStack { Text("abc def ghi").lineLimit(nil) }.lineLimit(1) }
    #expect(unlimited == "abc\ndef\nghi")
    #expect(picture(3, 4) { VStack { Text("abc def") }.lineLimit(-3) } == "\nab…")
  }
}
