import Console
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

struct HueTests {
  @Test(
    arguments: [
      (0xFF0000, 0, 1, 1), (0xFFFF00, 60, 1, 1), (0x00FF00, 120, 1, 1), (0x00FFFF, 180, 1, 1),
      (0x0000FF, 240, 1, 1), (0xFF00FF, 300, 1, 1), (0x000000, 0, 0, 0), (0xFFFFFF, 0, 0, 1),
      (0x800000, 0, 1, 128.0 / 255), (0x808080, 0, 0, 128.0 / 255), (0xFF8080, 0, 127.0 / 255, 1),
    ] as [(UInt32, Double, Double, Double)])
  func hueSaturationAndValue(_ hex: UInt32, _ hue: Double, _ saturation: Double, _ value: Double)
    throws
  {
    let hsv = try #require(HSV(.hex(hex)))
    #expect(abs(hsv.hue - hue) < 0.001)
    #expect(abs(hsv.saturation - saturation) < 0.001)
    #expect(abs(hsv.value - value) < 0.001)
  }

  @Test(
    arguments: [
      (0xFF0000, 0, 1, 0.5), (0x000000, 0, 0, 0), (0xFFFFFF, 0, 0, 1),
      (0xBF4040, 0, 0.498, 0.5), (0x0000FF, 240, 1, 0.5),
    ] as [(UInt32, Double, Double, Double)])
  func hueSaturationAndLightness(
    _ hex: UInt32, _ hue: Double, _ saturation: Double, _ light: Double
  )
    throws
  {
    let hsl = try #require(HSL(.hex(hex)))
    #expect(abs(hsl.hue - hue) < 0.001)
    #expect(abs(hsl.saturation - saturation) < 0.001)
    #expect(abs(hsl.lightness - light) < 0.001)
  }

  @Test func everyColourComesBackAsItWas() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 5) {
          let color = Color.rgb(UInt8(red), UInt8(green), UInt8(blue))
          guard let hsv = HSV(color), let hsl = HSL(color) else {
            Issue.record("\(color) has no parts")
            return
          }
          #expect(Color(hsv) == color)
          #expect(Color(hsl) == color)
        }
      }
    }
  }

  @Test(
    arguments: [
      (360, 0), (-90, 270), (725, 5), (.infinity, 0), (.nan, 0), (-0.0, 0), (-1e-20, 0),
    ] as [(Double, Double)])
  func huesGoRound(_ hue: Double, _ inside: Double) {
    #expect(HSV(hue: hue, saturation: 2, value: -1).hue == inside)
    #expect(HSL(hue: hue, saturation: 1, lightness: 2).hue == inside)
  }

  @Test func theTerminalsOwnColourHasNoHue() {
    #expect(HSV(.terminalDefault) == nil)
    #expect(HSL(.terminalDefault) == nil)
  }
}
