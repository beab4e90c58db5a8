// SPDX-License-Identifier: Apache-2.0

extension Color {
  /// The WCAG 2 contrast ratio between this colour and `other`, from 1 (none) to 21 (black on
  /// white). `nil` if either is the terminal's own, which is unknown.
  ///
  /// Assumes xterm's defaults for the terminal's sixteen colours.
  public func contrast(with other: Color) -> Double? {
    guard let one = appearance, let two = other.appearance else { return nil }
    return one.contrast(with: two)
  }

  /// The assumed red, green and blue, each from 0 to 255, or `nil` for the terminal's own colour.
  public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    appearance.map { ($0.red, $0.green, $0.blue) }
  }

  package var appearance: RGB? {
    switch kind {
    case .terminalDefault: nil
    case .ansi(let index): Palette.colors[Int(index)]
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}

extension Color {
  /// The perceived difference from `other`: the distance in Oklab, 0 for the same colour, 1 from
  /// black to white, and about 0.02 where a difference becomes visible. `nil` if either is the
  /// terminal's own.
  public func difference(from other: Color) -> Double? {
    guard let one = appearance, let two = other.appearance else { return nil }
    return PerceivedColor(one).plainDistance(to: PerceivedColor(two))
  }
}

/// Degrees of legibility, as WCAG 2 contrast ratios.
enum Legibility {
  /// Text for people with low vision (AAA).
  static let high = 7.0
  /// Text (AA).
  static let text = 4.5
  /// Large text, lines and disabled controls.
  static let line = 3.0
  /// The limit below which anything is hard to make out.
  static let least = 2.0

  /// The highest of the ratios above that `contrast` reaches, or `contrast` itself if it reaches
  /// none.
  static func grade(of contrast: Double) -> Double {
    [high, text, line, least].first { contrast >= $0 } ?? contrast
  }
}
