import TestSupport
import Testing

@testable import Scutes

struct ColorPickerTests {
  private func picker(
    _ color: Color = .hex(0x7FB7E8), width: Int = 30,
    depth: TerminalCapabilities.ColorDepth = .trueColor
  ) -> (ViewDriver, Held<Color>) {
    let held = Held(color)
    let driver = ViewDriver(width: width, height: 8, colorDepth: depth) {
      VStack(alignment: .leading) {
        ColorPicker(
          "Accent", selection: held.binding, swatches: [.hex(0), .hex(0x7FB7E8), .hex(0xFFFFFF)])
        Spacer()
      }
    }
    return (driver, held)
  }

  @Test func itShowsTheColourAndTheWaysToAnother() {
    #expect(
      picker().0.block == """
        Accent ██ #7FB7E8
        Swatches  ██ ▐██▌ ██
        Red   [█████████         ] 127
        Green [████████████▉     ] 183
        Blue  [████████████████▍ ] 232
        Hex   [7FB7E8                ]
        """)
  }

  @Test func arrowsAndClicksTakeASwatch() {
    let (driver, color) = picker()
    driver.type("→")
    #expect(color.value == .hex(0xFFFFFF))
    driver.type("→←←←")
    #expect(color.value == .hex(0))
    driver.click(x: 15, y: 1)
    #expect(color.value == .hex(0x7FB7E8))
  }

  @Test func theSlidersChangeAPartEach() {
    let (driver, color) = picker()
    driver.type("⇥→⇥←⇥")
    driver.press(KeyPress(.end))
    #expect(color.value == .hex(0x80B6FF))
    #expect(driver.text.contains("#80B6FF"))
  }

  @Test func theDigitsNameAColour() {
    let (driver, color) = picker()
    driver.type("⇥⇥⇥⇥")
    driver.press(KeyPress("u", modifiers: .control))
    driver.type("#ff80")
    #expect(color.value == .hex(0x7FB7E8))
    #expect(driver.text.contains("✗ Write six digits"))
    driver.type("0a")
    #expect(color.value == .hex(0xFF800A))
    #expect(!driver.text.contains("✗"))
    #expect(driver.text.contains("▐#ff800a"))
  }

  private nonisolated static let depths: [(TerminalCapabilities.ColorDepth, String?)] = [
    (.trueColor, nil), (.indexed256, "#87AFD7"), (.monochrome, nil),
  ]

  @Test(arguments: depths)
  func itSaysWhatTheTerminalShows(depth: TerminalCapabilities.ColorDepth, expected: String?) {
    let (driver, _) = picker(.hex(0x88B0D8), width: 44, depth: depth)
    #expect(driver.text.contains("shown as") == (expected != nil))
    if let expected { #expect(driver.text.contains(expected)) }
  }

  @Test func swatchesGoOnBelowWhereTheyDoNotFit() {
    let (driver, color) = picker(width: 18)
    #expect(driver.block.split(separator: "\n")[2].contains("██"))
    driver.type("→")
    #expect(color.value == .hex(0xFFFFFF))
  }

  @Test(arguments: ["7FB7E8", "#7fb7e8"])
  func digitsAreRead(hex: String) {
    #expect(ColorParts(hex: hex)?.hex == "7FB7E8")
  }

  @Test(arguments: ["", "#", "7FB7E", "7FB7E8F", "+12345", "GGGGGG", "##12345"])
  func anythingElseIsNoColour(hex: String) {
    #expect(ColorParts(hex: hex) == nil)
  }

  @Test func disabledItStays() {
    let color = Held(Color.hex(0x123456))
    let driver = ViewDriver(width: 30, height: 8) {
      ColorPicker("Accent", selection: color.binding).disabled()
    }
    driver.type("→⇥→x")
    for y in 0..<8 { driver.click(x: 14, y: y) }
    #expect(color.value == .hex(0x123456))
  }
}
