/// How wide the terminal draws the characters that East Asian fonts draw wide and others narrow, such
/// as `→` and `…`.
public enum CharacterWidth: String, CaseIterable, Codable, Sendable {
  /// As the surroundings say, and narrow where they say nothing.
  case automatic
  /// One column.
  case narrow
  /// Two columns.
  case wide
}
