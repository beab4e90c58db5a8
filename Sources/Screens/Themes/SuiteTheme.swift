public import Store
public import Widgets

/// The looks that the program has: the kit's themes with the board's roles.
public nonisolated enum SuiteTheme: String, CaseIterable, Sendable {
  /// Deep blue-green with jade and amber.
  case shoreDark = "shore-dark"
  /// The same by day.
  case shoreLight = "shore-light"
  /// Night blue and purple.
  case kameDark = "kame-dark"
  /// The same by day.
  case kameLight = "kame-light"
  /// White on black with yellow.
  case highContrast = "high-contrast"
  /// Blue against orange.
  case colorBlindSafe = "colour-blind-safe"
  /// The terminal's own sixteen colours.
  case terminalSixteen = "terminal"
  /// No colours: weight, lines and reversal tell things apart.
  case monochrome

  /// The look that suits a terminal: colours of its own where there are enough of them.
  public static func suited(to capabilities: TerminalCapabilities) -> SuiteTheme {
    switch capabilities.colorDepth {
    case .monochrome: .monochrome
    case .eight, .sixteen: .terminalSixteen
    case .indexed256, .trueColor: .shoreDark
    }
  }

  /// The look that was chosen, on a terminal.
  public init(_ choice: ThemeChoice, on capabilities: TerminalCapabilities) {
    self = SuiteTheme(rawValue: choice.rawValue) ?? Self.suited(to: capabilities)
  }

  /// What it looks like.
  public var theme: Theme {
    switch self {
    case .shoreDark: Self.dark
    case .shoreLight:
      Self.look(
        .shoreLight, .shoreLight, .shoreLight, CellColorGrounds.shoreLight)
    case .kameDark:
      Self.look(
        .kameDark, .kameDark, .kameDark, CellColorGrounds.kameDark)
    case .kameLight:
      Self.look(
        .kameLight, .kameLight, .kameLight, CellColorGrounds.kameLight)
    case .highContrast:
      Self.look(
        .highContrast, .highContrast, .highContrast, CellColorGrounds.highContrast)
    case .colorBlindSafe:
      Self.look(
        .colorBlindSafe, .colorBlindSafe, .colorBlindSafe, CellColorGrounds.colorBlindSafe)
    case .terminalSixteen: Self.sixteen
    case .monochrome: Self.plain
    }
  }

  private static let dark = look(
    .shoreDark, .shoreDark, .shoreDark, CellColorGrounds.shoreDark)

  private static func look(
    _ kit: Theme, _ board: BoardColors, _ hints: HintColors, _ colors: [StyleRole: TextStyle]
  ) -> Theme {
    kit.replacing(board.styles).replacing(hints.styles).replacing(colors)
      .replacing(AreaColors(kit).styles).replacing(PictureColors(kit).styles)
  }
}
