public import Widgets

extension Theme {
  /// Night blue and purple.
  public nonisolated static let kameDark = Theme(
    name: "Kame dark",
    styles: [
      .ground: TextStyle(foreground: .hex(0xDCD2FF), background: .hex(0x1B1F3B)),
      .secondary: TextStyle(foreground: .hex(0x9A93C4)),
      .accent: TextStyle(foreground: .hex(0x7FB7E8), attributes: .bold),
      .accentSecond: TextStyle(foreground: .hex(0xA793E0), attributes: .bold),
      .title: TextStyle(foreground: .hex(0x7FB7E8), attributes: .bold),
      .line: TextStyle(foreground: .hex(0x6A5FA8)),
      .lineAccent: TextStyle(foreground: .hex(0xA793E0)),
      .button: TextStyle(foreground: .hex(0xDCD2FF)),
      .buttonFocused: TextStyle(foreground: .hex(0xFFFFFF), background: .hex(0x5B4B9A)),
      .buttonDisabled: TextStyle(foreground: .hex(0x7A74A6)),
      .iconButton: TextStyle(foreground: .hex(0xA793E0)),
      .key: TextStyle(foreground: .hex(0x7FB7E8), attributes: .bold),
      .sheet: TextStyle(foreground: .hex(0xDCD2FF), background: .hex(0x262B52)),
      .error: TextStyle(foreground: .hex(0xFF8FA3), attributes: .bold),
      .success: TextStyle(foreground: .hex(0x8FE3B0), attributes: .bold),
      .board: TextStyle(foreground: .hex(0xDCD2FF), background: .hex(0x23284A)),
      .boardLine: TextStyle(foreground: .hex(0x8577CC)),
      .boardThinLine: TextStyle(foreground: .hex(0x434A7D)),
      .boardGiven: TextStyle(foreground: .hex(0xFFFFFF), attributes: .bold),
      .boardEntry: TextStyle(foreground: .hex(0x8CC4F2)),
      .boardWrong: TextStyle(foreground: .hex(0xFF9DAE), attributes: [.bold, .underline]),
      .boardNote: TextStyle(foreground: .hex(0xB5A8E6)),
      .boardPeer: TextStyle(background: .hex(0x2E3563)),
      .boardSame: TextStyle(background: .hex(0x46418A)),
      .boardCursor: TextStyle(background: .hex(0x5F4FA8)),
      .boardMemoCursor: TextStyle(background: .hex(0x2A6A6C)),
      .pad: TextStyle(foreground: .hex(0xFFFFFF), attributes: .bold),
      .padCount: TextStyle(foreground: .hex(0x9A93C4)),
      .padDone: TextStyle(foreground: .hex(0x5C5890)),
      .modeOn: TextStyle(foreground: .hex(0x7FE0D8), attributes: .bold),
    ])
}
