// SPDX-License-Identifier: Apache-2.0

/// A colour as red, green and blue, each from 0 to 255, and as six hexadecimal digits.
nonisolated struct ColorParts: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// The assumed values of `color`. Black for the terminal's own, which are unknown.
  init(_ color: Color) {
    (red, green, blue) = color.components ?? (0, 0, 0)
  }

  /// Parses six hexadecimal digits, with or without `#`. Returns `nil` for anything else.
  init?(hex: String) {
    guard let color = Color(hex.hasPrefix("#") ? hex : "#" + hex) else { return nil }
    self.init(color)
  }

  var color: Color { .rgb(red, green, blue) }

  /// The hexadecimal digits: `7FB7E8`.
  var hex: String { String(color.description.dropFirst()) }

  /// The colour shown by a terminal with `depth` colours. `nil` if it shows this colour exactly, or
  /// none.
  func shown(at depth: ColorDepth) -> ColorParts? {
    let nearest = color.nearest(at: depth)
    guard nearest != color, nearest != .terminalDefault else { return nil }
    return ColorParts(nearest)
  }
}
