// SPDX-License-Identifier: Apache-2.0

/// The style of text. Missing parts are inherited from what is behind.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the glyph, or `nil` for the inherited one.
  public var foreground: Color?
  /// The colour behind the glyph, or `nil` to keep the existing one.
  public var background: Color?
  /// The attributes, added to the inherited ones.
  public var attributes: TextAttributes
  /// The link that the text belongs to.
  package var link = CellLink.none

  /// Creates a style from the given parts.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// This style with the parts that `over` sets laid over it.
  public func merging(_ over: TextStyle) -> TextStyle {
    var style = TextStyle(
      foreground: over.foreground ?? foreground, background: over.background ?? background,
      attributes: attributes.union(over.attributes))
    style.link = over.link == .none ? link : over.link
    return style
  }
}

/// Attributes of a glyph besides its colours.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
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
  /// With a line through it. Shows nothing on terminals whose description lacks it.
  public static let strikethrough = Self(rawValue: 32)
}
