/// Brings colours down to what a terminal has.
nonisolated struct ColorReduction: Sendable {
  /// How many colours the terminal has.
  let depth: TerminalCapabilities.ColorDepth

  /// Text with less contrast than this, as `RGB.contrast(with:)` counts it, is hard to make out.
  private static let readable = 2.0

  /// What is written for `foreground` on `background`.
  ///
  /// Where there is only a palette, both become their nearest neighbours in it. Should text that
  /// could be read get lost in that, it becomes black or white, whichever stands out more.
  func colors(foreground: Color, background: Color) -> StyleColors {
    let colors = StyleColors(foreground: color(foreground), background: color(background))
    guard depth > .monochrome, depth < .trueColor, foreground != background,
      let wantedText = rgb(foreground), let wantedGround = rgb(background),
      let text = rgb(colors.foreground), let ground = rgb(colors.background)
    else { return colors }
    let needed = min(Self.readable, wantedText.contrast(with: wantedGround))
    guard text.contrast(with: ground) < needed else { return colors }
    let white: UInt8 = depth == .eight ? 7 : 15
    let isWhiteBetter =
      Palette.colors[Int(white)].contrast(with: ground) > Palette.colors[0].contrast(with: ground)
    return StyleColors(
      foreground: .indexed(isWhiteBetter ? white : 0), background: colors.background)
  }

  private func color(_ color: Color) -> SGRColor {
    switch (color.kind, depth) {
    case (.terminalDefault, _), (_, .monochrome): .standard
    case (.ansi(let index), .eight): .indexed(index & 7)
    case (.ansi(let index), _): .indexed(index)
    case (.rgb(let red, let green, let blue), .trueColor): .rgb(red, green, blue)
    case (.rgb(let red, let green, let blue), .indexed256):
      .indexed(Palette.nearest(to: RGB(red, green, blue), in: 16...255))
    case (.rgb(let red, let green, let blue), .sixteen):
      .indexed(Palette.nearest(to: RGB(red, green, blue), in: 0...15))
    case (.rgb(let red, let green, let blue), .eight):
      .indexed(Palette.nearest(to: RGB(red, green, blue), in: 0...7))
    }
  }

  /// The colour as it is believed to look; nil for the terminal's own, which nobody knows.
  private func rgb(_ color: Color) -> RGB? {
    switch color.kind {
    case .terminalDefault: nil
    case .ansi(let index): Palette.colors[Int(index)]
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }

  private func rgb(_ color: SGRColor) -> RGB? {
    color.paletteIndex.map { Palette.colors[Int($0)] }
  }
}
