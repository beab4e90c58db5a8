// SPDX-License-Identifier: Apache-2.0

/// A program between this one and its terminal, if there is one.
public enum Multiplexer: Hashable, Sendable {
  /// Nothing, as far as is known.
  case direct
  /// tmux.
  case tmux
  /// GNU Screen.
  case screen

  /// The multiplexer around the terminal called `name`. Variables may be left from elsewhere, as in
  /// a window that was opened from within tmux; they count until the terminal has answered.
  init(terminal name: String, environment: (String) -> String?) {
    let family = name.prefix { $0 != "-" && $0 != "." }
    let isInTmux = !(environment("TMUX") ?? "").isEmpty
    let isInScreen = !(environment("STY") ?? "").isEmpty
    self =
      switch family {
      case "tmux": .tmux
      case "screen": isInScreen || !isInTmux ? .screen : .tmux
      default: isInTmux ? .tmux : isInScreen ? .screen : .direct
      }
  }

  /// The multiplexer by the terminal's own answer (DA2), or `nil` before that.
  init?(_ answers: TerminalAnswers) {
    switch answers.deviceKind {
    case nil: return nil
    case 83: self = .screen
    case 84: self = .tmux
    default: self = .direct
    }
  }
}
