import Widgets

/// The actions while viewing the steps to a solution.
nonisolated enum StepAction: Hashable, KeyAction {
  case step(Int)
  case toggle
  case pace(Int)
  case start
  case end
  /// Moves to the next or previous step by the same technique.
  case same(isForward: Bool)
  /// Moves to the next or previous step that isn't a single.
  case beyondSingles(isForward: Bool)
  case list
  /// Lists the steps that could be taken in place of the one shown.
  case allSteps
  /// Shows the paths that other choices lead to.
  case paths
  case page(Int)
  /// Unfolds a level of the explanation, or folds it for -1.
  case unfold(Int)
  case play
  case export
  case copy
  case home
  case back

  static let table = "step"

  var name: String {
    switch self {
    case .step(let turns): "step.\(turns)"
    case .toggle: "toggle"
    case .pace(let change): "pace.\(change)"
    case .start: "start"
    case .end: "end"
    case .same(let isForward): "same.\(isForward)"
    case .beyondSingles(let isForward): "beyondSingles.\(isForward)"
    case .list: "list"
    case .allSteps: "allSteps"
    case .paths: "paths"
    case .page(let step): "page.\(step)"
    case .unfold(let levels): "unfold.\(levels)"
    case .play: "play"
    case .export: "export"
    case .copy: "copy"
    case .home: "home"
    case .back: "back"
    }
  }
}

extension StepAction {
  /// The keys while viewing steps. Those that unfold and fold the explanation are hidden unless they
  /// do.
  static func bindings(
    _ words: Words, canUnfold: Bool = true, canFold: Bool = true
  ) -> [KeyBinding<StepAction>] {
    going(words)
      + KeyBinding.folding(words, .unfold(1), .unfold(-1), canUnfold: canUnfold, canFold: canFold)
      + jumping(words) + leaving(words)
  }

  private static func going(_ words: Words) -> [KeyBinding<StepAction>] {
    let replay = words.replay
    return [
      KeyBinding([KeyPress(.right), KeyPress("l")], .step(1), replay.stepForward),
      KeyBinding([KeyPress(.left), KeyPress("h")], .step(-1), replay.stepBack),
      KeyBinding([KeyPress(" "), KeyPress("p")], .toggle, "\(replay.play), \(replay.pause)"),
      KeyBinding([KeyPress("+"), KeyPress("=")], .pace(1), replay.faster, shown: .help),
      KeyBinding([KeyPress("-")], .pace(-1), replay.slower, shown: .help),
      KeyBinding(
        [KeyPress(.pageDown)], .step(10), replay.stepForward + " ×10", shown: .help),
      KeyBinding([KeyPress(.pageUp)], .step(-10), replay.stepBack + " ×10", shown: .help),
      KeyBinding([KeyPress(.home), KeyPress("0")], .start, replay.start, shown: .help),
      KeyBinding(
        [KeyPress(.end), KeyPress("$"), KeyPress("s")], .end, words.solution.solution.lowercased()),
    ]
  }

  private static func jumping(_ words: Words) -> [KeyBinding<StepAction>] {
    let solution = words.solution
    return [
      KeyBinding([KeyPress("t")], .same(isForward: true), solution.nextSame.lowercased()),
      KeyBinding(
        [KeyPress("T")], .same(isForward: false), solution.previousSame.lowercased(), shown: .help),
      KeyBinding([KeyPress("n")], .beyondSingles(isForward: true), solution.nextHard.lowercased()),
      KeyBinding(
        [KeyPress("N")], .beyondSingles(isForward: false), solution.previousHard.lowercased(),
        shown: .help),
      KeyBinding([KeyPress("a")], .list, solution.stepList.lowercased()),
      KeyBinding([KeyPress("E")], .allSteps, words.paths.otherSteps, shown: .help),
      KeyBinding([KeyPress("b")], .paths, words.paths.title.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("[")], .page(-1), words.hints.turnPages, shown: .help, as: "[ ]"),
      KeyBinding([KeyPress("]")], .page(1), words.hints.turnPages, shown: .hidden),
    ]
  }

  private static func leaving(_ words: Words) -> [KeyBinding<StepAction>] {
    [
      KeyBinding([KeyPress("g")], .play, words.solution.play.lowercased(), shown: .help),
      KeyBinding([KeyPress("e")], .export, words.export.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("y")], .copy, words.share.copyPuzzle, shown: .help),
      KeyBinding([KeyPress("~")], .home, words.home.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}
