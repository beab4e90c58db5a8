import Widgets

/// What somebody meets who starts the program for the first time: a word of welcome, then a board to
/// take the first steps on.
struct WelcomeScreen: View {
  let suite: any WelcomeHost

  var body: some View {
    if suite.isStartingUp {
      // Below the start-up screen it waits: its picture comes when it can be seen.
      Spacer()
    } else if let steps = suite.firstSteps {
      FirstStepsView(suite: suite, steps: steps)
    } else {
      WelcomeView(suite: suite) { suite.beginFirstSteps() }
    }
  }
}

/// What the welcome asks of the suite.
protocol WelcomeHost: ScreenHost {
  /// The first steps on a board, while somebody takes them.
  var firstSteps: FirstSteps? { get }
  /// Whether the start-up screen still lies over the welcome.
  var isStartingUp: Bool { get }
  /// Goes from the word of welcome to the first steps, which never come again by themselves; Home where
  /// there is no board for them.
  func beginFirstSteps()
  /// Goes Home from the welcome, which does not come again by itself.
  func endWelcome()
  /// Goes from the last of the first steps to the puzzle that Home would offer.
  func playFirstPuzzle()
}

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
