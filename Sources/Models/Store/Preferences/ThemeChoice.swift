/// The look of the screens.
public enum ThemeChoice: String, CaseIterable, Codable, Sendable {
  /// The one that suits the terminal.
  case automatic
  /// Deep blue-green with jade and amber.
  case shoreDark = "shore-dark"
  /// The same by day.
  case shoreLight = "shore-light"
  /// Night blue and purple.
  case kameDark = "kame-dark"
  /// The same by day.
  case kameLight = "kame-light"
  /// White on black with yellow.
  case highContrast = "high-contrast"
  /// Blue against orange.
  case colorBlindSafe = "colour-blind-safe"
  /// The terminal's own sixteen colours.
  case terminalSixteen = "terminal"
  /// No colours.
  case monochrome
}
