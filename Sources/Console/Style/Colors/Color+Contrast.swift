extension Color {
  /// The contrast ratio of WCAG 2 between this colour and `other`, from 1 (none) to 21 (black on
  /// white); nil where one of them is the terminal's own, which nobody knows.
  ///
  /// The sixteen of the terminal's owner are taken to look as xterm has them from the start.
  public func contrast(with other: Color) -> Double? {
    guard let one = appearance, let two = other.appearance else { return nil }
    return one.contrast(with: two)
  }

  /// Red, green and blue, each from 0 to 255, as the colour is believed to look; nil for the
  /// terminal's own.
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
  /// How different `other` looks: the distance in Oklab, 0 for the same, 1 from black to white, and
  /// about 0.02 where a difference begins to be seen; nil where one is the terminal's own.
  public func difference(from other: Color) -> Double? {
    guard let one = appearance, let two = other.appearance else { return nil }
    return PerceivedColor(one).plainDistance(to: PerceivedColor(two))
  }
}

/// How well text can be read, by the contrast ratios of WCAG 2.
enum Legibility {
  /// Text for those who see badly (AAA).
  static let high = 7.0
  /// Text (AA).
  static let text = 4.5
  /// Large text, lines, and what cannot be used now.
  static let line = 3.0
  /// Less than this is hard to make out at all.
  static let least = 2.0

  /// The highest of the ratios above that `contrast` reaches; itself where it reaches none.
  static func grade(of contrast: Double) -> Double {
    [high, text, line, least].first { contrast >= $0 } ?? contrast
  }
}
