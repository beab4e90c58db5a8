import Widgets

/// What the keys of the welcome and of the first steps do.
nonisolated enum WelcomeAction: String, KeyAction {
  /// Goes on to the first steps.
  case begin = "begin"
  /// Goes Home, whatever is left to be shown.
  case skip = "skip"
  /// Opens the first puzzle, after the last step.
  case play = "play"

  static let table = "welcome"

  /// The keys of the welcome.
  static func bindings(_ words: Words) -> [KeyBinding<WelcomeAction>] {
    [KeyBinding([KeyPress(.enter), KeyPress(" ")], .begin, words.welcome.begin.lowercased())]
      + bindingsOfSteps(words)
  }

  /// Those of the first steps, beside the keys that take a step.
  static func bindingsOfSteps(_ words: Words) -> [KeyBinding<WelcomeAction>] {
    [KeyBinding([KeyPress(.escape), KeyPress("q")], .skip, words.welcome.skip.lowercased())]
  }

  /// The keys once there is nothing left to be shown.
  static func bindingsAtTheEnd(_ words: Words) -> [KeyBinding<WelcomeAction>] {
    [
      KeyBinding([KeyPress(.enter), KeyPress(" ")], .play, words.home.playFirst.lowercased()),
      KeyBinding([KeyPress(.escape), KeyPress("q")], .skip, words.welcome.home.lowercased()),
    ]
  }
}
