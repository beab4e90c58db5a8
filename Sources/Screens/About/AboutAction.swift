import Widgets

/// What the keys of About do.
nonisolated enum AboutAction: String, CaseIterable, KeyAction {
  /// Has the turtle play, or no longer.
  case turtle = "turtle"
  /// Asks whether the welcome is to be shown again.
  case restart = "restart"

  static let table = "about"

  /// The keys of About.
  static func bindings(_ words: Words, isTurtleOut: Bool = false) -> [KeyBinding<AboutAction>] {
    let turtle = isTurtleOut ? words.about.turtleHome : words.about.turtle
    let first = KeyBinding([KeyPress("t")], AboutAction.turtle, turtle.lowercased())
    let restart = KeyBinding(
      [KeyPress("R")], AboutAction.restart, words.settings.title(.restart).lowercased())
    return isTurtleOut ? [first] : [first, restart]
  }
}
