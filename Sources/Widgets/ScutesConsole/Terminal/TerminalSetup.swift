// SPDX-License-Identifier: Apache-2.0

import CScutesTerminal

/// The settings of the terminal that the user's variables and the system's database give, before
/// anything is sent to it.
struct TerminalSetup {
  let description: TerminalDescription
  let kind: TerminalKind
  let multiplexer: Multiplexer
  let capabilities: TerminalCapabilities
  let escapeDelay: EscapeDelay
  let isSynchronized: Bool
  let clipboard: ClipboardSequence
  let imageQuestion: ImageQuestion
  /// `true` if links are sent (OSC 8): to terminals that know them or pass over them, and to tmux,
  /// but not through GNU Screen, which shows what it doesn't know. Without colours there are none.
  let sendsLinks: Bool
  /// The user's choice for ambiguous characters, if any.
  let ambiguousWidth: AmbiguousWidth?
  /// The size to use if the terminal doesn't report one.
  let fallbackSize: Size

  init(_ environment: (String) -> String?) throws(TerminalError) {
    guard let name = environment("TERM"), !name.isEmpty else { throw .noTerminalType }
    let named = try TerminalDescription(named: name)
    let depth = TerminalCapabilities.ColorDepth.detected(
      environment: environment, terminal: name, colors: named.colors,
      hasDirectColor: named.hasDirectColor)
    description = depth == .trueColor ? Self.withMoreColors(named) : named
    kind = TerminalKind(terminal: name, isANSI: named.isANSI)
    multiplexer = Multiplexer(terminal: name, environment: environment)
    capabilities = TerminalCapabilities(
      colorDepth: named.hasANSIColors ? depth : .monochrome,
      glyphs: scutes_terminal_use_locale(ProcessEnvironment.locale(environment))
        ? kind.glyphs : .ascii)
    escapeDelay = EscapeDelay(environment)
    isSynchronized = environment("WIDGETS_SYNC") != "off"
    clipboard = ClipboardSequence(kind.isForgiving ? multiplexer : nil)
    imageQuestion = ImageQuestion(
      isANSI: named.isANSI && environment("WIDGETS_IMAGES") != "off",
      isForgiving: kind.isForgiving, multiplexer: multiplexer)
    sendsLinks =
      kind.isForgiving && named.isANSI && multiplexer != .screen
      && environment("WIDGETS_LINKS") != "off"
    ambiguousWidth =
      switch environment("WIDGETS_AMBIGUOUS") {
      case "wide": .wide
      case "narrow": .narrow
      default: nil
      }
    fallbackSize = Size(
      width: environment("COLUMNS").flatMap(Int.init) ?? 80,
      height: environment("LINES").flatMap(Int.init) ?? 24
    ).clamped(to: .largestScreen)
  }

  /// The description under a larger name for a terminal that shows all colours under a modest one,
  /// such as xterm. The more colours ncurses counts, the more pairs of true colours it can
  /// distinguish.
  private static func withMoreColors(_ description: TerminalDescription) -> TerminalDescription {
    guard description.colors < 256 else { return description }
    return (try? TerminalDescription(named: description.name + "-256color")) ?? description
  }
}
