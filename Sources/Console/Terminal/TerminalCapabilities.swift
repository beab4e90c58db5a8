/// The capabilities of a terminal.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The number of colours.
  public var colorDepth: ColorDepth
  /// `true` if the terminal shows glyphs beyond ASCII.
  public var isUnicode: Bool

  /// Creates capabilities of the given kind.
  public init(colorDepth: ColorDepth, isUnicode: Bool) {
    self.colorDepth = colorDepth
    self.isUnicode = isUnicode
  }

  /// `true` if blocks and half blocks take one cell each. They don't if ambiguous characters are
  /// wide, so drawings use ASCII then.
  public var showsBlocks: Bool { isUnicode && AmbiguousWidth.current == .narrow }

  /// The number of colours of a terminal.
  public typealias ColorDepth = Console.ColorDepth
}

extension ColorDepth {
  /// The colours of a terminal, from its user's variables and its description: `colors` is
  /// terminfo's count, and `hasDirectColor` its promise of red, green and blue.
  ///
  /// NO_COLOR overrides everything (no-color.org). COLORTERM is believed except under GNU Screen,
  /// which passes it on from the outer terminal but supports at most 256 colours.
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
