import Testing

@testable import ScutesConsole

struct ColorReductionTests {
  typealias Depth = TerminalCapabilities.ColorDepth

  private func written(_ color: Color, _ depth: Depth) -> SGRColor {
    ColorReduction(depth: depth).colors(foreground: color, background: .terminalDefault).foreground
  }

  @Test(
    arguments: [
      (.hex(0x5B4B9A), .trueColor, .rgb(0x5B, 0x4B, 0x9A)),
      (.hex(0x5B4B9A), .indexed256, .indexed(61)),
      (.hex(0x1B1F3B), .indexed256, .indexed(235)),
      (.hex(0xDCD2FF), .indexed256, .indexed(189)),
      (.hex(0xFFFFFF), .indexed256, .indexed(231)),
      (.hex(0xFF0000), .sixteen, .indexed(9)),
      (.hex(0x5B4B9A), .sixteen, .indexed(12)),
      (.hex(0xFF0000), .eight, .indexed(1)),
      (.hex(0xFFFFFF), .eight, .indexed(7)),
      (.hex(0x000000), .sixteen, .indexed(0)),
      (.ansi(3), .trueColor, .indexed(3)), (.ansi(11), .indexed256, .indexed(11)),
      (.ansi(11), .sixteen, .indexed(11)), (.ansi(11), .eight, .indexed(3)),
      (.terminalDefault, .trueColor, .standard), (.terminalDefault, .eight, .standard),
      (.hex(0xFF0000), .monochrome, .standard), (.ansi(1), .monochrome, .standard),
    ] as [(Color, Depth, SGRColor)])
  func aColourBecomesTheNearestOneThatThereIs(_ color: Color, _ depth: Depth, _ result: SGRColor) {
    #expect(written(color, depth) == result)
  }

  /// Every colour of the palette is its own nearest neighbour.
  @Test(arguments: 16...255)
  func thePaletteStaysAsItIs(_ index: Int) {
    let color = Palette.colors[index]
    let nearest = Palette.nearest(to: color, in: 16...255)
    #expect(Palette.colors[Int(nearest)] == color)
  }

  /// The appearance of a colour of the palette, or `nil` for others.
  private func seen(_ color: SGRColor) -> RGB? {
    (0...UInt8.max).first { SGRColor.indexed($0) == color }.map { Palette.colors[Int($0)] }
  }

  @Test(arguments: [Depth.indexed256, .sixteen, .eight])
  func textThatCouldBeReadCanStillBeRead(_ depth: Depth) throws {
    let levels: [UInt8] = [0, 60, 120, 180, 255]
    let colors = levels.flatMap { red in levels.map { (red, $0, 255 - red) } }
    for text in colors {
      for ground in colors {
        let asked = RGB(text.0, text.1, text.2).contrast(with: RGB(ground.0, ground.1, ground.2))
        guard asked >= 3 else { continue }
        let result = ColorReduction(depth: depth).colors(
          foreground: .rgb(text.0, text.1, text.2),
          background: .rgb(ground.0, ground.1, ground.2))
        let foreground = try #require(seen(result.foreground))
        let background = try #require(seen(result.background))
        #expect(foreground.contrast(with: background) >= 2, "\(text) on \(ground)")
      }
    }
  }

  @Test func contrastIsThatOfTheWebsGuidelines() {
    #expect(abs(RGB(0, 0, 0).contrast(with: RGB(255, 255, 255)) - 21) < 0.001)
    #expect(abs(RGB(119, 119, 119).contrast(with: RGB(255, 255, 255)) - 4.48) < 0.01)
  }

  /// Greys of the themes: done digits, secondary text, text; by night and by day.
  @Test(
    arguments: [
      (0x8699A0, 0x101B24, 7, true), (0xA8A8A8, 0x000000, 7, true), (0xB2C3C9, 0x101B24, 7, false),
      (0xF6F0E2, 0x101B24, 7, false), (0x6E6A58, 0xFBF5E6, 0, true),
      (0x4A534F, 0xFBF5E6, 0, false), (0x6BE3B0, 0x101B24, 6, false),
    ] as [(UInt32, UInt32, UInt8, Bool)])
  func ofEightColoursAGreyIsNoneButDim(text: UInt32, ground: UInt32, shown: UInt8, isDim: Bool) {
    let reduction = ColorReduction(depth: .eight)
    let colors = reduction.colors(foreground: .hex(text), background: .hex(ground))
    #expect(colors.foreground == .indexed(shown))
    #expect(reduction.attributes([], of: .hex(text), in: colors).contains(.dim) == isDim)
  }

  @Test(arguments: [ColorDepth.eight, .sixteen, .indexed256, .trueColor])
  func boldBlackIsPlainBecauseItWouldTurnGrey(depth: ColorDepth) {
    let reduction = ColorReduction(depth: depth)
    let black = reduction.colors(foreground: .ansi(0), background: .ansi(6))
    let white = reduction.colors(foreground: .ansi(7), background: .ansi(4))
    #expect(reduction.attributes([.bold, .underline], of: .ansi(0), in: black) == .underline)
    #expect(reduction.attributes([.bold], of: .ansi(7), in: white) == .bold)
  }
}
