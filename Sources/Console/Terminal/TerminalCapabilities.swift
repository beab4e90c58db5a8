/// What a terminal can show.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours.
  public var colorDepth: ColorDepth
  /// Whether glyphs beyond ASCII arrive as they are.
  public var isUnicode: Bool

  /// Capabilities of the given kind.
  public init(colorDepth: ColorDepth, isUnicode: Bool) {
    self.colorDepth = colorDepth
    self.isUnicode = isUnicode
  }

  /// Whether blocks and their halves take a cell each: where characters of ambiguous width are wide
  /// they would not, and drawings are made of ASCII.
  public var showsBlocks: Bool { isUnicode && AmbiguousWidth.current == .narrow }

  /// How many colours a terminal has.
  public typealias ColorDepth = Console.ColorDepth
}
