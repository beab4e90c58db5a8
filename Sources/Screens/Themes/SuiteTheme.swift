public import Scutes
public import Store

/// The program's themes: the kit's themes with the board's roles.
public nonisolated enum SuiteTheme: String, CaseIterable, Sendable {
  /// Deep blue-green with jade and amber.
  case shoreDark = "shore-dark"
  /// The light version of ``shoreDark``.
  case shoreLight = "shore-light"
  /// Night blue and purple.
  case kameDark = "kame-dark"
  /// The light version of ``kameDark``.
  case kameLight = "kame-light"
  /// White on black with yellow.
  case highContrast = "high-contrast"
  /// Blue against orange.
  case colorBlindSafe = "colour-blind-safe"
  /// The terminal's own sixteen colours.
  case terminalSixteen = "terminal"
  /// No colours. Weight, lines and reversal tell things apart.
  case monochrome

  /// The theme that suits a terminal: one with its own colours if the terminal has enough of them.
  public static func suited(to capabilities: TerminalCapabilities) -> SuiteTheme {
    switch capabilities.colorDepth {
    case .monochrome: .monochrome
    case .eight, .sixteen: .terminalSixteen
    case .indexed256, .trueColor: .shoreDark
    }
  }

  /// Creates the chosen theme for a terminal. Without colours there is only one.
  public init(_ choice: ThemeChoice, on capabilities: TerminalCapabilities) {
    let suited = Self.suited(to: capabilities)
    self = suited == .monochrome ? suited : SuiteTheme(rawValue: choice.rawValue) ?? suited
  }

  /// The styles of the theme.
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
    kit.replacing(board.styles).replacing(hints.styles).replacing(colors).addingScreens(kit)
  }
}

nonisolated extension Theme {
  /// The theme with the roles of screens in colours that suit the kit's theme `kit`.
  func addingScreens(_ kit: Theme) -> Theme {
    replacing(AreaColors(kit).styles).replacing(PictureColors(kit).styles)
      .replacing(TileColors(kit).styles)
  }
}
