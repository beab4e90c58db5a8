/// What a terminal can show.
public nonisolated struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours.
  public var colorDepth: ColorDepth
  /// Whether glyphs beyond ASCII arrive as they are.
  public var isUnicode: Bool

  /// Capabilities of the given kind.
  public init(colorDepth: ColorDepth, isUnicode: Bool) {
    self.colorDepth = colorDepth
    self.isUnicode = isUnicode
  }

  /// How many colours a terminal has, fewest first.
  public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
    /// No colours, only attributes.
    case monochrome
    /// Eight.
    case eight
    /// The eight and their bright ones.
    case sixteen
    /// The sixteen, a cube of 6×6×6 and 24 greys.
    case indexed256
    /// Red, green and blue of eight bits each.
    case trueColor

    /// Whether `lhs` has fewer colours than `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
