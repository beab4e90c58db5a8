import Observation
import Store
import Widgets

/// What somebody meets who starts the program for the first time: a word of welcome, then a board to
/// take the first steps on.
struct WelcomeScreen: View {
  let suite: any WelcomeHost
  let model: WelcomeModel

  var body: some View {
    if suite.isStartingUp {
      // Below the start-up screen it waits: its picture comes when it can be seen.
      Spacer()
    } else if let steps = model.steps {
      FirstStepsView(suite: suite, steps: steps)
    } else {
      WelcomeView(suite: suite) { if !model.beginSteps() { suite.endWelcome() } }
    }
  }
}

/// The welcome of the first run: a word, then the first steps.
@Observable
final class WelcomeModel {
  /// The first steps on a board, once somebody takes them.
  private(set) var steps: FirstSteps?
  @ObservationIgnored private let outside: Outside

  /// A word of welcome.
  init(outside: Outside) {
    self.outside = outside
  }

  /// Goes on to the first steps. From now on the welcome does not come again by itself. Returns `false`
  /// if there is no board for them.
  func beginSteps() -> Bool {
    outside.preferences.values.isWelcomed = true
    steps = FirstSteps(outside: outside)
    return steps != nil
  }
}

/// The suite as the welcome sees it.
protocol WelcomeHost: ScreenHost {
  /// Whether the start-up screen still lies over the welcome.
  var isStartingUp: Bool { get }
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
