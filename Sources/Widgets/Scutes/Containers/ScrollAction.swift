// SPDX-License-Identifier: Apache-2.0

/// The key actions of a scroll view.
nonisolated enum ScrollAction: String, KeyAction {
  /// By a line or a column.
  case up = "move.up"
  case down = "move.down"
  case left = "move.left"
  case right = "move.right"
  case pageUp = "pageUp"
  case pageDown = "pageDown"
  case first = "first"
  case last = "last"

  /// The axis that it requires, or `nil` for either.
  var axis: Axis.Set? {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    default: nil
    }
  }

  /// The step along its axis.
  var step: Viewport.Step {
    switch self {
    case .up, .left: .cells(-1)
    case .down, .right: .cells(1)
    case .pageUp: .pages(-1)
    case .pageDown: .pages(1)
    case .first: .first
    case .last: .last
    }
  }

  /// Whether it works while a view within has the focus.
  var worksFromWithin: Bool { axis == nil }

  /// The name of the table in key maps.
  static let table = "scroll"

  /// The keys; `visibility` is that of the arrows.
  ///
  /// Pages are in the help only: whoever sees a bar tries them, and a narrow footer has room for a
  /// way back instead.
  static func bindings(
    _ words: KitWords, shown visibility: KeyVisibility
  ) -> [KeyBinding<ScrollAction>] {
    [
      KeyBinding(
        [KeyPress(.up), KeyPress("k")], .up, words.scroll, shown: visibility,
        speakingForNext: true),
      KeyBinding([KeyPress(.down), KeyPress("j")], .down, words.scroll, shown: .hidden),
      KeyBinding(
        [KeyPress(.left), KeyPress("h")], .left, words.scroll, shown: visibility,
        speakingForNext: true),
      KeyBinding([KeyPress(.right), KeyPress("l")], .right, words.scroll, shown: .hidden),
      KeyBinding([KeyPress(.pageUp)], .pageUp, words.page, shown: .help, speakingForNext: true),
      KeyBinding([KeyPress(.pageDown), KeyPress(" ")], .pageDown, words.page, shown: .hidden),
      KeyBinding([KeyPress(.home)], .first, "", shown: .hidden),
      KeyBinding([KeyPress(.end)], .last, "", shown: .hidden),
    ]
  }
}
