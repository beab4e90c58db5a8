import Observation
import Scutes
import Store

/// The start of the program's first run: a welcome, then a board for the first steps.
struct WelcomeScreen: Screen {
  let host: any WelcomeHost
  let model: WelcomeModel

  var suite: any ScreenHost { host }

  /// The keys of the welcome and, besides those that perform a step, of the first steps.
  static func commands(_ words: Words) -> CommandTable<Self> {
    let welcome = words.welcome
    return CommandTable("welcome", welcome.title) {
      Command(
        "begin", [.enter, " "], welcome.begin.lowercased(),
        if: { $0.model.steps == nil || $0.isAtEnd }
      ) { $0.goOn() }
      .adapted { if $1.isAtEnd { $0.title = welcome.play.lowercased() } }
      Command("skip", [.escape, "q"], welcome.skip.lowercased()) { $0.host.endWelcome() }
        .adapted { if $1.isAtEnd { $0.title = welcome.home.lowercased() } }
    }
  }

  var body: some View {
    if host.isStartingUp {
      // Waits below the start-up screen, so that the picture animates once visible.
      Spacer()
    } else if let steps = model.steps {
      FirstStepsView(screen: self, steps: steps)
    } else {
      WelcomeView(words: words, skip: host.endWelcome, goOn: goOn)
        .commands(Self.commands(words), on: self)
    }
  }

  /// `true` once all steps are done.
  private var isAtEnd: Bool { model.steps.map { $0.step == nil } ?? false }

  /// Continues to the first steps, and after the last of them to the first puzzle.
  private func goOn() {
    if model.steps != nil {
      host.playFirstPuzzle()
    } else if !model.beginSteps() {
      host.endWelcome()
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

  /// Continues to the first steps. Until they are done or skipped, the welcome shows at every start.
  /// Returns `false` if there is no board for them.
  func beginSteps() -> Bool {
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
