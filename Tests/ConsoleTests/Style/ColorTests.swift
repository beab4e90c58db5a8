import ScutesConsole
import Testing

struct ColorTests {
  @Test(
    arguments: [
      ("#7FB7E8", .hex(0x7FB7E8)), ("#000000", .hex(0)), ("#00000a", .hex(10)),
      ("ansi:0", .ansi(0)), ("ansi:15", .ansi(15)), ("default", .terminalDefault),
    ] as [(String, Color)])
  func aColourIsReadAndWritten(_ text: String, _ color: Color) {
    #expect(Color(text) == color)
    #expect(color.description == (text.hasPrefix("#") ? text.uppercased() : text))
  }

  @Test(arguments: [
    "", "#", "#7FB7E", "#7FB7E80", "7FB7E8", "#GGGGGG", "#+7FB7E", "ansi:16", "ansi:-1", "ansi:",
    "ansi", "ANSI:1", "blue", "＃123456", "#１２３４５６",
  ])
  func whatIsNoColourIsRefused(_ text: String) {
    #expect(Color(text) == nil)
  }

  @Test func contrastIsThatOfTheWebsGuidelines() {
    #expect(Color.hex(0).contrast(with: .hex(0xFFFFFF)) == 21)
    #expect(Color.ansi(0).contrast(with: .ansi(15)) == 21)
    #expect(abs((Color.hex(0x777777).contrast(with: .hex(0xFFFFFF)) ?? 0) - 4.48) < 0.01)
    #expect(Color.terminalDefault.contrast(with: .hex(0)) == nil)
    #expect(Color.hex(0).contrast(with: .terminalDefault) == nil)
  }

  @Test func differenceGoesFromTheSameToBlackAndWhite() {
    #expect(Color.hex(0x123456).difference(from: .hex(0x123456)) == 0)
    #expect(abs((Color.hex(0).difference(from: .hex(0xFFFFFF)) ?? 0) - 1) < 0.001)
    #expect(Color.hex(0).difference(from: .terminalDefault) == nil)
  }

  @Test(
    arguments: [
      (.hex(0x5B4B9A), .trueColor, .hex(0x5B4B9A)), (.hex(0x5B4B9A), .indexed256, .hex(0x5F5FAF)),
      (.hex(0xFF0000), .sixteen, .ansi(9)), (.hex(0xFF0000), .eight, .ansi(1)),
      (.hex(0xFF0000), .monochrome, .terminalDefault), (.ansi(12), .indexed256, .ansi(12)),
      (.ansi(12), .eight, .ansi(4)), (.ansi(12), .monochrome, .terminalDefault),
      (.terminalDefault, .sixteen, .terminalDefault),
    ] as [(Color, ColorDepth, Color)])
  func theNearestColourIsWhatATerminalShows(_ color: Color, _ depth: ColorDepth, _ nearest: Color) {
    #expect(color.nearest(at: depth) == nearest)
    #expect(nearest.nearest(at: depth) == nearest)
  }

  @Test(arguments: [ColorDepth.trueColor, .indexed256, .sixteen, .eight])
  func textIsShownAsLegiblyAsItWasMeant(_ depth: ColorDepth) throws {
    let ground = Color.hex(0x1B1F3B)
    let text = Color.hex(0x9A93C4)
    let asked = try #require(text.contrast(with: ground))
    let shown = text.shown(on: ground, at: depth)
    #expect(asked >= 4.5)
    #expect(try #require(shown.contrast(with: ground.nearest(at: depth))) >= 4.5)
  }
}
