/// The colour theme of the screens.
public enum ThemeChoice: String, CaseIterable, Codable, Sendable {
  /// The theme that suits the terminal.
  case automatic
  /// Deep blue-green with jade and amber.
  case shoreDark = "shore-dark"
  /// Its light version.
  case shoreLight = "shore-light"
  /// Night blue and purple.
  case kameDark = "kame-dark"
  /// Its light version.
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
