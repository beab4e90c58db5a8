public import Widgets

/// The looks that the program has: the kit's themes with the board's roles.
public nonisolated enum SuiteTheme: String, CaseIterable, Sendable {
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
    case .indexed256, .trueColor: .kameDark
    }
  }

  /// What it looks like.
  public var theme: Theme {
    switch self {
    case .kameDark: Self.dark
    case .kameLight: Theme.kameLight.replacing(BoardColors.kameLight.styles)
    case .highContrast: Theme.highContrast.replacing(BoardColors.highContrast.styles)
    case .colorBlindSafe: Theme.colorBlindSafe.replacing(BoardColors.colorBlindSafe.styles)
    case .terminalSixteen: Self.sixteen
    case .monochrome: Self.plain
    }
  }

  private static let dark = Theme.kameDark.replacing(BoardColors.kameDark.styles)

  /// On sixteen colours reversal and lines mark cells: grounds of their own would come out alike.
  private static let sixteen = Theme.terminalSixteen.replacing([
    .boardLine: TextStyle(foreground: .ansi(13)),
    .boardThinLine: TextStyle(foreground: .ansi(5)),
    .boardGiven: TextStyle(foreground: .ansi(15), attributes: .bold),
    .boardEntry: TextStyle(foreground: .ansi(14)),
    .boardWrong: TextStyle(
      foreground: .ansi(15), background: .ansi(1), attributes: [.bold, .underline]),
    .boardNote: TextStyle(foreground: .ansi(7)),
    .boardSame: TextStyle(attributes: [.bold, .underline]),
    .boardCursor: TextStyle(attributes: .reverse),
    .boardMemoCursor: TextStyle(attributes: [.reverse, .underline]),
    .pad: TextStyle(foreground: .ansi(15), attributes: .bold),
    .padCount: TextStyle(foreground: .ansi(7)),
    .padDone: TextStyle(foreground: .ansi(8)),
    .modeOn: TextStyle(foreground: .ansi(14), attributes: .bold),
  ])

  private static let plain = Theme.monochrome.replacing([
    .boardGiven: TextStyle(attributes: .bold),
    .boardWrong: TextStyle(attributes: .underline),
    .boardNote: TextStyle(attributes: .dim),
    .boardSame: TextStyle(attributes: .underline),
    .boardCursor: TextStyle(attributes: .reverse),
    .boardMemoCursor: TextStyle(attributes: [.reverse, .underline]),
    .pad: TextStyle(attributes: .bold),
    .padDone: TextStyle(attributes: .dim),
    .modeOn: TextStyle(attributes: .reverse),
  ])
}
