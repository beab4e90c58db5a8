import TestSupport
import Testing

@testable import Scutes

struct BorderTests {
  @Test(
    arguments: [
      (.light, "┌──┐\n│aa│\n└──┘"), (.rounded, "╭──╮\n│aa│\n╰──╯"), (.heavy, "┏━━┓\n┃aa┃\n┗━━┛"),
      (.heavyRounded, "╭━━╮\n┃aa┃\n╰━━╯"), (.double, "╔══╗\n║aa║\n╚══╝"),
    ] as [(BorderStyle, String)])
  func aBorderTakesACellAtEachSide(_ style: BorderStyle, _ expected: String) {
    #expect(picture(4, 3) { Box("a", 2).border(style) } == expected)
  }

  @Test(
    arguments: [
      (12, "╭─ Score ──╮"), (9, "╭─ Sc… ─╮"), (7, "╭─ … ─╮"), (6, "╭────╮"),
    ])
  func aTitleStandsInTheUpperEdge(_ width: Int, _ expected: String) {
    let text = picture(width, 3) { Box(".", 0...unlimited).border(title: "Score") }
    #expect(text.split(separator: "\n").first.map { String($0) } == expected)
  }

  @Test func bordersNest() {
    #expect(
      picture(6, 5) { Box("a", 2).border(.light).border(.heavy) }
        == "┏━━━━┓\n┃┌──┐┃\n┃│aa│┃\n┃└──┘┃\n┗━━━━┛")
  }

  @Test func aBorderInTooLittleRoomDrawsNothingOutsideTheScreen() {
    for width in 0...3 {
      for height in 0...2 { _ = picture(width, height) { Box("a", 2).border(title: "title") } }
    }
  }

  @Test func aDividerGoesAcrossItsColumn() {
    #expect(
      picture(6, 5) {
        VStack {
          Box("a", 2)
          Divider()
          Box("b", 4)
        }
        .border(.light)
      } == "┌────┐\n│ aa │\n│────│\n│bbbb│\n└────┘")
  }

  @Test func aBackgroundFillsWhatItsViewCovers() {
    let theme = Theme(name: "test", styles: [.accent: TextStyle(background: .ansi(4))])
    let driver = ViewDriver(width: 5, height: 3, theme: theme) {
      Box("a", 1).padding(.horizontal, 1).background(.accent)
    }
    #expect(driver.canvas?.stylePicture == "\n.AAA\n\n\nA  default on colour 4")
  }
}
