/// Brings colours down to what a terminal has.
nonisolated struct ColorReduction: Sendable {
  /// How many colours the terminal has.
  let depth: ColorDepth

  /// What is written for `foreground` on `background`.
  ///
  /// Where there is only a palette, the background becomes its nearest neighbour in it, and the
  /// foreground the nearest of those that can be made out as well as was asked for.
  func colors(foreground: Color, background: Color) -> StyleColors {
    let ground = color(background)
    guard depth > .monochrome, depth < .trueColor, foreground != background,
      let text = foreground.appearance, let wantedGround = background.appearance,
      let index = ground.paletteIndex
    else { return StyleColors(foreground: color(foreground), background: ground) }
    let shown = Palette.colors[Int(index)]
    let grade = Legibility.grade(of: text.contrast(with: wantedGround))
    let nearest = color(foreground)
    if let index = nearest.paletteIndex,
      Palette.colors[Int(index)].contrast(with: shown) >= grade
    {
      return StyleColors(foreground: nearest, background: ground)
    }
    let legible = Palette.nearest(to: text, in: depth.indices, contrast: grade, with: shown)
    return StyleColors(foreground: .indexed(legible), background: ground)
  }

  private func color(_ color: Color) -> SGRColor {
    switch (color.kind, depth) {
    case (.terminalDefault, _), (_, .monochrome): .standard
    case (.ansi(let index), .eight): .indexed(index & 7)
    case (.ansi(let index), _): .indexed(index)
    case (.rgb(let red, let green, let blue), .trueColor): .rgb(red, green, blue)
    case (.rgb(let red, let green, let blue), _):
      .indexed(Palette.nearest(to: RGB(red, green, blue), in: depth.indices))
    }
  }
}
