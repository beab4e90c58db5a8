/// How a glyph is drawn besides its colours.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// One bit an attribute.
  public let rawValue: UInt8

  /// The attributes whose bits are set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier.
  public static let bold = Self(rawValue: 1)
  /// Fainter.
  public static let dim = Self(rawValue: 2)
  /// Slanted.
  public static let italic = Self(rawValue: 4)
  /// With a line below.
  public static let underline = Self(rawValue: 8)
  /// With foreground and background exchanged.
  public static let reverse = Self(rawValue: 16)
  /// With a line through it. Terminals whose description lacks it show nothing of it.
  public static let strikethrough = Self(rawValue: 32)
}
