import Observation
import Store
import Widgets

/// The start of the program's first run: a welcome, then a board for the first steps.
struct WelcomeScreen: View {
  let suite: any WelcomeHost
  let model: WelcomeModel

  var body: some View {
    if suite.isStartingUp {
      // Waits below the start-up screen, so that the picture animates once visible.
      Spacer()
    } else if let steps = model.steps {
      FirstStepsView(suite: suite, steps: steps)
    } else {
      WelcomeView(suite: suite) { if !model.beginSteps() { suite.endWelcome() } }
    }
  }
}

/// The welcome of the first run: a greeting, then the first steps.
@Observable
final class WelcomeModel {
  /// The first steps on a board, once started.
  private(set) var steps: FirstSteps?
  @ObservationIgnored private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Continues to the first steps. From now on the welcome won't show by itself. Returns `false` if
  /// there is no board for them.
  func beginSteps() -> Bool {
    dependencies.preferences.values.isWelcomed = true
    steps = FirstSteps(dependencies: dependencies)
    return steps != nil
  }
}

/// The suite as the welcome sees it.
protocol WelcomeHost: ScreenHost {
  /// `true` if the start-up screen still covers the welcome.
  var isStartingUp: Bool { get }
  /// Goes Home from the welcome, which won't show by itself again.
  func endWelcome()
  /// Goes from the last of the first steps to the puzzle that Home would offer.
  func playFirstPuzzle()
}

/// The key actions of the welcome and the first steps.
nonisolated enum WelcomeAction: String, KeyAction {
  /// Continues to the first steps, and after the last of them to the first puzzle.
  case begin = "begin"
  /// Skips the rest and goes Home.
  case skip = "skip"

  static let table = "welcome"

  /// The keys of the welcome.
  static func bindings(_ words: Words) -> [KeyBinding<WelcomeAction>] {
    [KeyBinding([KeyPress(.enter), KeyPress(" ")], .begin, words.welcome.begin.lowercased())]
      + bindingsOfSteps(words)
  }

  /// The keys of the first steps, besides those that perform a step.
  static func bindingsOfSteps(_ words: Words) -> [KeyBinding<WelcomeAction>] {
    [KeyBinding([KeyPress(.escape), KeyPress("q")], .skip, words.welcome.skip.lowercased())]
  }

  /// The keys at the end.
  static func bindingsAtTheEnd(_ words: Words) -> [KeyBinding<WelcomeAction>] {
    [
      KeyBinding([KeyPress(.enter), KeyPress(" ")], .begin, words.home.playFirst.lowercased()),
      KeyBinding([KeyPress(.escape), KeyPress("q")], .skip, words.welcome.home.lowercased()),
    ]
  }
}
