/// The colours of a theme, by purpose.
struct ThemeColors {
  /// The screen, a sheet, and what is raised above both: fields, menus.
  var ground, sheet, raised: Color
  /// The chosen row, with the focus and without.
  var selection, selectionUnfocused: Color
  /// What has the focus, and text on it.
  var focus, onFocus: Color
  /// Text, more and less important.
  var text, bright, secondary: Color
  /// What draws the eye.
  var accent, accentSecond: Color
  /// Lines, and those that draw the eye.
  var line, lineAccent: Color
  /// What cannot be used; shadows; letters that were found.
  var disabled, shadow, match: Color
  /// Text that tells how things stand.
  var error, success, warning, info: Color
  /// Grounds that do, each with the text on it.
  var errorGround, successGround, warningGround, infoGround: Ground
  /// From little to much.
  var heat: [Color]
  /// The lines of plots.
  var plots: [Color]

  /// A coloured ground with its text.
  struct Ground {
    let color: Color
    let text: Color

    init(_ color: Color, text: Color) {
      self.color = color
      self.text = text
    }

    /// Text of the given weight on the ground.
    func style(_ attributes: TextAttributes = .bold) -> TextStyle {
      TextStyle(foreground: text, background: color, attributes: attributes)
    }
  }
}
