/// The capabilities of a terminal.
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

extension ColorDepth {
  /// The colours of a terminal, from the variables of its user and its description: `colors` as
  /// terminfo counts them, `hasDirectColor` where it promises red, green and blue.
  ///
  /// NO_COLOR wins over all (no-color.org). COLORTERM is believed but under GNU Screen, which hands
  /// it on from the terminal outside and yet knows no more than 256.
  static func detected(
    environment: (String) -> String?, terminal name: String, colors: Int, hasDirectColor: Bool
  ) -> Self {
    if let refusal = environment("NO_COLOR"), !refusal.isEmpty { return .monochrome }
    if colors < 8 { return .monochrome }
    let isScreen = environment("STY") != nil && environment("TMUX") == nil
    let promise = environment("COLORTERM")?.lowercased()
    if promise == "truecolor" || promise == "24bit", !isScreen { return .trueColor }
    if hasDirectColor || name.hasSuffix("-direct") { return .trueColor }
    if colors >= 256 { return .indexed256 }
    return colors >= 16 ? .sixteen : .eight
  }
}
