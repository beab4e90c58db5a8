// SPDX-License-Identifier: Apache-2.0

/// Reduces colours to those of a terminal.
struct ColorReduction: Sendable {
  /// The number of colours of the terminal.
  let depth: ColorDepth

  /// The colours written for `foreground` on `background`: see ``Color/shown(on:at:)``.
  func colors(foreground: Color, background: Color) -> StyleColors {
    StyleColors(
      foreground: written(foreground, foreground.paletteIndex(on: background, at: depth)),
      background: written(background, background.paletteIndex(at: depth)))
  }

  /// The attributes to use in `colors`, which are those for text of the colour `foreground`.
  ///
  /// Terminals show bold letters of the first eight colours in the bright ones, xterm with any
  /// number of colours: black would turn grey, which is hardly legible on a colour. Eight colours
  /// have no grey, so dim letters replace it.
  func attributes(
    _ attributes: TextAttributes, of foreground: Color, in colors: StyleColors
  ) -> TextAttributes {
    var attributes = attributes
    if colors.foreground == .indexed(0) { attributes.remove(.bold) }
    if isFaint(foreground, in: colors), !attributes.contains(.bold) { attributes.insert(.dim) }
    return attributes
  }

  /// Returns `true` for a grey, unless the black or white shown for it comes close.
  private func isFaint(_ color: Color, in colors: StyleColors) -> Bool {
    guard depth == .eight, case .rgb(let red, let green, let blue) = color.kind else {
      return false
    }
    let grey = PerceivedColor(RGB(red, green, blue))
    return switch colors.foreground {
    case .indexed(0): grey.isGrey && grey.lightness > 0.45
    case .indexed(7): grey.isGrey && grey.lightness < 0.75
    default: false
    }
  }

  private func written(_ color: Color, _ index: UInt8?) -> SGRColor {
    if let index { return .indexed(index) }
    guard depth == .trueColor, case .rgb(let red, let green, let blue) = color.kind else {
      return .standard
    }
    return .rgb(red, green, blue)
  }
}
