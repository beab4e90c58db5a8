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
