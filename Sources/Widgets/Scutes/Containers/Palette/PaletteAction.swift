// SPDX-License-Identifier: Apache-2.0

/// The key actions of the command palette, besides typing.
nonisolated enum PaletteAction: String, KeyAction {
  case previous = "previous"
  case next = "next"
  case run = "run"
  case pageUp = "pageUp"
  case pageDown = "pageDown"
  case first = "first"
  case last = "last"
  case close = "close"

  /// The name of the table in key maps.
  static let table = "palette"

  /// The default keys.
  static func bindings(_ words: KitWords) -> [KeyBinding<PaletteAction>] {
    [
      KeyBinding(
        [KeyPress(.up), KeyPress("p", modifiers: .control)], .previous, words.list.move,
        speakingForNext: true),
      KeyBinding(
        [KeyPress(.down), KeyPress("n", modifiers: .control)], .next, words.list.move,
        shown: .hidden),
      KeyBinding([KeyPress(.enter)], .run, words.list.open),
      KeyBinding([KeyPress(.escape)], .close, words.close),
      KeyBinding([KeyPress(.pageUp)], .pageUp, words.page, shown: .help, speakingForNext: true),
      KeyBinding([KeyPress(.pageDown)], .pageDown, words.page, shown: .hidden),
      KeyBinding([KeyPress(.home)], .first, "", shown: .hidden),
      KeyBinding([KeyPress(.end)], .last, "", shown: .hidden),
    ]
  }
}
