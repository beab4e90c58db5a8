import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

struct StyledTextViewTests {
  private static let theme = Theme(
    name: "test",
    styles: [
      .title: TextStyle(foreground: .ansi(1)), .link: TextStyle(attributes: .underline),
      .code: TextStyle(foreground: .ansi(3)),
    ])

  private func golden(_ width: Int, _ height: Int, _ text: Text) -> String? {
    ViewDriver(width: width, height: height, theme: Self.theme) {
      text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }.canvas?.golden
  }

  @Test func partsHaveRolesAndColours() {
    let text =
      Text("a").foregroundStyle(.title) + Text("b").foregroundStyle(Color.ansi(2)) + Text("c")
    let expected = """
      abc

      ABC

      A  colour 1 on default
      B  colour 2 on default
      C  colour 4 on default
      """
    #expect(golden(3, 1, text.foregroundStyle(Color.ansi(4))) == expected)
    let styled: StyledText =
      StyledText("a").foregroundStyle(.title) + StyledText("b").foregroundStyle(Color.ansi(2)) + "c"
    #expect(golden(3, 1, Text(styled.foregroundStyle(Color.ansi(4)))) == expected)
  }

  @Test func theLastRoleOrColourOfATextCounts() {
    let role = Text("a").foregroundStyle(Color.ansi(2)).foregroundStyle(.title)
    let color = Text("a").foregroundStyle(.title).foregroundStyle(Color.ansi(2))
    #expect(golden(1, 1, role)?.contains("colour 1") == true)
    #expect(golden(1, 1, color)?.contains("colour 2") == true)
  }

  @Test func theOutputOfAProgramKeepsItsColours() {
    #expect(
      golden(9, 2, Text(ansi: "\u{1B}[32mok\u{1B}[0m 12\n\u{1B}[1;41mbad\u{1B}[m\u{1B}[2J"))
        == """
        ok 12
        bad

        AA
        BBB

        A  colour 2 on default
        B  default on colour 1 bold
        """)
  }

  @Test func markdownHasLooks() {
    #expect(
      golden(12, 1, Text(markdown: "**a** `b` [c](d)")) == """
        a b c

        A.B.C

        A  default on default bold
        B  colour 3 on default
        C  default on default underline
        """)
  }

  @Test func theCellsOfALinkLeadToItsAddress() {
    let text = Text("see ") + Text("the rules").link(LinkDestination("https://a.b")) + Text(" now")
    let canvas = ViewDriver(width: 9, height: 2) { text }.canvas
    let marks = canvas?.cells.map { $0.link.destination?.address == "https://a.b" ? "#" : "." }
    #expect(canvas?.text == "see the\nrules now")
    #expect(marks?.joined() == "....###..#####....")
  }

  @Test func aLinkIsAButtonIfTheProgramOpensIt() throws {
    let rules = try #require(LinkDestination("https://a.b"))
    #expect(picture(9, 1) { LinkView("Rules", destination: rules) } == "  Rules")
    var opened: [String] = []
    let driver = ViewDriver(width: 12, height: 1) {
      LinkView("Rules", destination: rules)
        .environment(\.openURL, OpenURLAction { opened.append($0.address) })
    }
    driver.type("⏎")
    #expect(opened == ["https://a.b"])
  }

  @Test func anEmptyStyledTextTakesALine() {
    #expect(
      Text(StyledText()).size(
        in: ProposedSize(width: 5, height: 5), environment: EnvironmentValues()
      ).height == 1)
  }
}
