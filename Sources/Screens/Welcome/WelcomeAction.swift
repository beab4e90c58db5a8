import Widgets

/// What the keys of the welcome and of the first steps do.
nonisolated enum WelcomeAction: Hashable {
  /// Goes Home, whatever is left to be shown.
  case skip

  /// The keys of the welcome, and those beside the board's in the first steps.
  static func bindings(_ words: Words) -> [KeyBinding<WelcomeAction>] {
    [KeyBinding([KeyPress(.escape), KeyPress("q")], .skip, words.welcome.skip.lowercased())]
  }

  /// The keys once there is nothing left to be shown.
  static func bindingsAtTheEnd(_ words: Words) -> [KeyBinding<WelcomeAction>] {
    [
      KeyBinding(
        [KeyPress(.enter), KeyPress(.escape), KeyPress("q")], .skip,
        words.welcome.home.lowercased())
    ]
  }
}
