public import Widgets

extension Theme {
  /// The terminal's own sixteen colours, on its own background.
  public nonisolated static let terminalSixteen = Theme(
    name: "Terminal",
    styles: [
      .sheet: TextStyle(foreground: .terminalDefault, background: .terminalDefault),
      .secondary: TextStyle(foreground: .ansi(7)),
      .accent: TextStyle(foreground: .ansi(12), attributes: .bold),
      .accentSecond: TextStyle(foreground: .ansi(13), attributes: .bold),
      .title: TextStyle(foreground: .ansi(12), attributes: .bold),
      .line: TextStyle(foreground: .ansi(5)),
      .lineAccent: TextStyle(foreground: .ansi(13)),
      .buttonFocused: TextStyle(foreground: .ansi(15), background: .ansi(5)),
      .buttonDisabled: TextStyle(attributes: .dim),
      .iconButton: TextStyle(foreground: .ansi(13)),
      .key: TextStyle(foreground: .ansi(12), attributes: .bold),
      .error: TextStyle(foreground: .ansi(9), attributes: .bold),
      .success: TextStyle(foreground: .ansi(10), attributes: .bold),
      .boardLine: TextStyle(foreground: .ansi(5)),
      .boardThinLine: TextStyle(attributes: .dim),
      .boardGiven: TextStyle(attributes: .bold),
      .boardEntry: TextStyle(foreground: .ansi(6)),
      .boardWrong: TextStyle(foreground: .ansi(9), attributes: [.bold, .underline]),
      .boardNote: TextStyle(foreground: .ansi(7)),
      .boardSame: TextStyle(attributes: [.bold, .underline]),
      .boardCursor: TextStyle(attributes: .reverse),
      .boardMemoCursor: TextStyle(attributes: [.reverse, .underline]),
      .pad: TextStyle(attributes: .bold),
      .padDone: TextStyle(attributes: .dim),
      .modeOn: TextStyle(foreground: .ansi(14), attributes: .bold),
    ])

  /// No colours: weight, underline and reversal tell things apart.
  public nonisolated static let monochrome = Theme(
    name: "Monochrome",
    styles: [
      .sheet: TextStyle(foreground: .terminalDefault, background: .terminalDefault),
      .accent: TextStyle(attributes: .bold),
      .accentSecond: TextStyle(attributes: .underline),
      .title: TextStyle(attributes: .bold),
      .lineAccent: TextStyle(attributes: .bold),
      .buttonFocused: TextStyle(attributes: .reverse),
      .buttonDisabled: TextStyle(attributes: .dim),
      .key: TextStyle(attributes: .bold),
      .error: TextStyle(attributes: .bold),
      .success: TextStyle(attributes: .bold),
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

  /// The look that suits a terminal: colours of its own where there are enough of them.
  public nonisolated static func suited(to capabilities: TerminalCapabilities) -> Theme {
    switch capabilities.colorDepth {
    case .monochrome: .monochrome
    case .eight, .sixteen: .terminalSixteen
    case .indexed256, .trueColor: .kameDark
    }
  }
}
