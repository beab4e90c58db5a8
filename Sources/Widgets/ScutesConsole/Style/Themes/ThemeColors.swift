// SPDX-License-Identifier: Apache-2.0

/// The colours of a theme, by purpose.
struct ThemeColors {
  /// The screen, a sheet, and the elements raised above both, such as fields and menus.
  var ground, sheet, raised: Color
  /// The chosen row, with and without the focus.
  var selection, selectionUnfocused: Color
  /// The focused element, and the text on it.
  var focus, onFocus: Color
  /// Text of several degrees of importance.
  var text, bright, secondary: Color
  /// The accents.
  var accent, accentSecond: Color
  /// Plain and emphasized lines.
  var line, lineAccent: Color
  /// Disabled elements, shadows, and the matching letters of a search.
  var disabled, shadow, match: Color
  /// Text about errors and other states.
  var error, success, warning, info: Color
  /// Backgrounds for the same states, each with its text.
  var errorGround, successGround, warningGround, infoGround: Ground
  /// From little to much.
  var heat: [Color]
  /// The lines of plots.
  var plots: [Color]

  /// A coloured background with its text.
  struct Ground {
    let color: Color
    let text: Color

    init(_ color: Color, text: Color) {
      self.color = color
      self.text = text
    }

    /// The style of text on the background, with the given attributes.
    func style(_ attributes: TextAttributes = .bold) -> TextStyle {
      TextStyle(foreground: text, background: color, attributes: attributes)
    }
  }
}
