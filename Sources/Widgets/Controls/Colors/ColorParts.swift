/// A colour as its red, green and blue, each from 0 to 255, and as the six digits that people write.
nonisolated struct ColorParts: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// What `color` is believed to look like; black for the terminal's own, which nobody knows.
  init(_ color: Color) {
    (red, green, blue) = color.components ?? (0, 0, 0)
  }

  /// The colour of six hexadecimal digits, with or without `#`; nil for anything else.
  init?(hex: String) {
    guard let color = Color(hex.hasPrefix("#") ? hex : "#" + hex) else { return nil }
    self.init(color)
  }

  /// The colour.
  var color: Color { .rgb(red, green, blue) }

  /// `7FB7E8`.
  var hex: String { String(color.description.dropFirst()) }

  /// What a terminal with `depth` colours shows; nil where it shows the colour itself, or none.
  func shown(at depth: ColorDepth) -> ColorParts? {
    let nearest = color.nearest(at: depth)
    guard nearest != color, nearest != .terminalDefault else { return nil }
    return ColorParts(nearest)
  }
}
