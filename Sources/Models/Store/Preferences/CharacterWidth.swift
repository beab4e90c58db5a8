/// The width of characters that are wide in East Asian fonts and narrow in others, such as `→` and
/// `…`.
public enum CharacterWidth: String, CaseIterable, Codable, Sendable {
  /// Determined by the environment, otherwise narrow.
  case automatic
  /// One column.
  case narrow
  /// Two columns.
  case wide
}
