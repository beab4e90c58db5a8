// SPDX-License-Identifier: Apache-2.0

/// The capabilities of a terminal.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The number of colours.
  public var colorDepth: ColorDepth
  /// The glyphs that the terminal shows. Others are replaced on the way to it.
  public var glyphs: GlyphRepertoire
  /// `true` if the terminal shows all glyphs.
  public var isUnicode: Bool { glyphs == .unicode }

  /// Creates capabilities of the given kind.
  public init(colorDepth: ColorDepth, glyphs: GlyphRepertoire) {
    self.colorDepth = colorDepth
    self.glyphs = glyphs
  }

  /// Creates capabilities with all glyphs, or only ASCII.
  public init(colorDepth: ColorDepth, isUnicode: Bool) {
    self.init(colorDepth: colorDepth, glyphs: isUnicode ? .unicode : .ascii)
  }

  /// `true` if blocks and half blocks take one cell each. They don't if ambiguous characters are
  /// wide, so drawings use ASCII then.
  public var showsBlocks: Bool { isUnicode && AmbiguousWidth.current == .narrow }

  /// The character for a cell that is full: a block, if blocks are shown and take one cell.
  public var fullBlock: Character {
    glyphs > .ascii && AmbiguousWidth.current == .narrow ? "█" : "#"
  }

  /// The number of colours of a terminal.
  public typealias ColorDepth = ScutesConsole.ColorDepth
}

extension ColorDepth {
  /// The colours of a terminal, from its user's variables and its description: `colors` is
  /// terminfo's count, and `hasDirectColor` its promise of red, green and blue.
  ///
  /// NO_COLOR overrides everything (no-color.org). COLORTERM is passed on by ssh, su and
  /// multiplexers, so it is believed only of kinds of terminals that may have all colours.
  static func detected(
    environment: (String) -> String?, terminal name: String, colors: Int, hasDirectColor: Bool
  ) -> Self {
    if let refusal = environment("NO_COLOR"), !refusal.isEmpty { return .monochrome }
    if colors < 8 { return .monochrome }
    let isScreen = Multiplexer(terminal: name, environment: environment) == .screen
    let canHaveAll = TerminalKind(terminal: name).believesColorTerm && !isScreen
    let promise = environment("COLORTERM")?.lowercased()
    if promise == "truecolor" || promise == "24bit", canHaveAll { return .trueColor }
    if hasDirectColor || name.hasSuffix("-direct") { return .trueColor }
    if colors >= 256 { return .indexed256 }
    return colors >= 16 ? .sixteen : .eight
  }
}
