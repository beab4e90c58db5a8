import TestSupport
import Testing

@testable import Widgets

struct OpacityTests {
  private func driver(_ share: Double, theme: Theme) -> ViewDriver {
    ViewDriver(width: 4, height: 1, theme: theme) {
      ZStack(alignment: .leading) {
        Text("ab  ").foregroundStyle(.ground)
        Text("XY").foregroundStyle(.accent).opacity(share)
      }
    }
  }

  private static let known = Theme(
    name: "test",
    styles: [
      .ground: TextStyle(foreground: .hex(0xFFFFFF), background: .hex(0x000000)),
      .accent: TextStyle(foreground: .hex(0xFF0000), background: .hex(0x0000FF)),
    ])

  @Test func nothingOfItShowsWhatIsBehindIt() {
    #expect(driver(0, theme: Self.known).text == "ab")
    #expect(driver(1, theme: Self.known).text == "XY")
  }

  @Test func itsColoursComeOutOfTheGround() {
    let cell = driver(0.5, theme: Self.known).canvas?[0, 0]
    #expect(cell?.glyph == Glyph("X" as Character))
    #expect(cell?.background == .hex(0x0000BC))
    #expect(cell?.foreground == Color.hex(0x0000BC).mixed(with: .hex(0xFF0000), by: 0.5))
    let early = driver(0.25, theme: Self.known).canvas?[0, 0]
    #expect(early?.glyph == Glyph("a" as Character))
  }

  @Test func theTerminalsOwnColoursAreDrawnFaintly() {
    let plain = Theme(name: "plain", styles: [:])
    #expect(driver(0.5, theme: plain).canvas?[0, 0].attributes == .dim)
    #expect(driver(1, theme: plain).canvas?[0, 0].attributes == [])
  }

  @Test func itCanStillBePressed() {
    let shown = Shown()
    let driver = ViewDriver(width: 10, height: 1) {
      Button("Go") { shown.offset += 1 }.opacity(0)
    }
    driver.type("⏎")
    driver.click(x: 4, y: 0)
    #expect(shown.offset == 2)
    #expect(driver.text == "")
  }
}
