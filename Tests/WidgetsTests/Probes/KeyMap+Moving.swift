import Scutes

/// Maps that a program may offer, for the focus and all actions named `move.up` and so on.
nonisolated extension KeyMap {
  static let arrows = moving(
    up: [KeyPress(.up)], down: [KeyPress(.down)], left: [KeyPress(.left)],
    right: [KeyPress(.right)])

  static let vi = moving(
    up: [KeyPress("k"), KeyPress(.up)], down: [KeyPress("j"), KeyPress(.down)],
    left: [KeyPress("h"), KeyPress(.left)], right: [KeyPress("l"), KeyPress(.right)])

  static let wasd = moving(
    up: [KeyPress("w"), KeyPress(.up)], down: [KeyPress("s"), KeyPress(.down)],
    left: [KeyPress("a"), KeyPress(.left)], right: [KeyPress("d"), KeyPress(.right)])

  private static func moving(
    up: [KeyPress], down: [KeyPress], left: [KeyPress], right: [KeyPress]
  ) -> KeyMap {
    KeyMap([
      "focus.up": up, "focus.down": down, "focus.left": left, "focus.right": right,
      "*.move.up": up, "*.move.down": down, "*.move.left": left, "*.move.right": right,
    ])
  }
}
