/// Brings colours down to what a terminal has.
struct ColorReduction: Sendable {
  /// How many colours the terminal has.
  let depth: ColorDepth

  /// What is written for `foreground` on `background`: see ``Color/shown(on:at:)``.
  func colors(foreground: Color, background: Color) -> StyleColors {
    StyleColors(
      foreground: written(foreground, foreground.paletteIndex(on: background, at: depth)),
      background: written(background, background.paletteIndex(at: depth)))
  }

  /// What is drawn of `attributes` in `colors`. Terminals of few colours show bold letters of the first
  /// eight in the bright ones: black ones would turn grey, and could hardly be read on a colour.
  func attributes(_ attributes: TextAttributes, in colors: StyleColors) -> TextAttributes {
    depth < .indexed256 && colors.foreground == .indexed(0)
      ? attributes.subtracting(.bold) : attributes
  }

  private func written(_ color: Color, _ index: UInt8?) -> SGRColor {
    if let index { return .indexed(index) }
    guard depth == .trueColor, case .rgb(let red, let green, let blue) = color.kind else {
      return .standard
    }
    return .rgb(red, green, blue)
  }
}
