// SPDX-License-Identifier: Apache-2.0

/// Red, green and blue, each from 0 to 255.
package struct RGB: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The WCAG 2 contrast ratio, from 1 (none) to 21 (black on white).
  func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance, from 0 to 1.
  package var luminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// `true` if white is easier to read on it than black.
  package var isDark: Bool { contrast(with: RGB(255, 255, 255)) > contrast(with: RGB(0, 0, 0)) }

  /// The amounts of light, from 0 to 1, that sRGB assigns to the components.
  var linear: (red: Double, green: Double, blue: Double) {
    (LightScale.light(of: red), LightScale.light(of: green), LightScale.light(of: blue))
  }
}
