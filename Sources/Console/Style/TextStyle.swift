/// What a view says of the look of its text. A part left out is taken from what is behind.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the glyph; that of the surroundings where nil.
  public var foreground: Color?
  /// The colour behind the glyph; what is there already where nil.
  public var background: Color?
  /// Added to the attributes of the surroundings.
  public var attributes: TextAttributes

  /// A style of the given parts.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// This style with the parts that `over` names laid over it.
  public func merging(_ over: TextStyle) -> TextStyle {
    TextStyle(
      foreground: over.foreground ?? foreground, background: over.background ?? background,
      attributes: attributes.union(over.attributes))
  }
}
