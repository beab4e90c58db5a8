// SPDX-License-Identifier: Apache-2.0

extension Theme {
  /// The sixteen colours chosen by the terminal's user, light on the darkest of them.
  ///
  /// The ground is black rather than the terminal's own background, which may be light: bright
  /// colours would be illegible on that.
  public static let terminalSixteen = Theme(
    name: "Terminal", styles: ThemeColors.terminalSixteen.styles
  ).replacing([
    .key: TextStyle(foreground: .ansi(11), attributes: .bold),
    // Eight colours include no quiet grey.
    .disabled: TextStyle(foreground: .ansi(7), attributes: .dim),
    .buttonDisabled: TextStyle(foreground: .ansi(7), attributes: .dim),
    // No red is legible on every ground, but white on red is.
    .error: TextStyle(
      foreground: .ansi(15), background: .ansi(1), attributes: [.bold, .underline]),
    .fieldInvalid: TextStyle(
      foreground: .ansi(15), background: .ansi(1), attributes: [.bold, .underline]),
    .buttonDestructive: TextStyle(
      foreground: .ansi(15), background: .ansi(1), attributes: .underline),
    .field: TextStyle(foreground: .ansi(7), background: .ansi(0), attributes: .underline),
    .fieldFocused: TextStyle(foreground: .ansi(15), attributes: [.bold, .underline]),
    .selectionUnfocused: TextStyle(
      foreground: .ansi(7), background: .ansi(0), attributes: .underline),
    .heatMap(0): TextStyle(foreground: .ansi(8), attributes: .dim),
  ])
}

extension ThemeColors {
  fileprivate static let terminalSixteen = Self(
    ground: .ansi(0), sheet: .ansi(0), raised: .ansi(0),
    selection: .ansi(4), selectionUnfocused: .ansi(0), focus: .ansi(11), onFocus: .ansi(0),
    text: .ansi(7), bright: .ansi(15), secondary: .ansi(7),
    accent: .ansi(14), accentSecond: .ansi(14), line: .ansi(6), lineAccent: .ansi(14),
    disabled: .ansi(8), shadow: .ansi(8), match: .ansi(11),
    error: .ansi(15), success: .ansi(10), warning: .ansi(11), info: .ansi(14),
    errorGround: Ground(.ansi(1), text: .ansi(15)),
    successGround: Ground(.ansi(2), text: .ansi(0)),
    warningGround: Ground(.ansi(3), text: .ansi(0)),
    infoGround: Ground(.ansi(4), text: .ansi(15)),
    heat: [.ansi(8), .ansi(13), .ansi(6), .ansi(14), .ansi(15)],
    plots: [.ansi(14), .ansi(11), .ansi(10), .ansi(13)])
}
