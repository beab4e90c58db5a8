import Widgets

/// Which keys the footer of the board shows.
@MainActor extension GameBoardAction {
  /// The keys of the board at the moment: while the game is paused the footer has those that work
  /// then, and on a narrow screen those that no control stands for.
  static func bindings(
    _ words: Words, isPaused: Bool, isNarrow: Bool
  ) -> [KeyBinding<GameBoardAction>] {
    bindings(words).map { binding in
      let action = binding.action
      if isPaused {
        return binding.shown(
          action.worksPaused && binding.visibility != .hidden ? .footer : binding.inHelp,
          as: action == .pause ? words.board.resume.lowercased() : binding.title)
      }
      return isNarrow && action.hasControl
        ? binding.shown(binding.inHelp, as: binding.title) : binding
    }
  }

  /// Whether it does something while the game is paused, under a name of its own.
  var worksPaused: Bool {
    switch self {
    case .pause, .score, .settings, .end: true
    default: false
    }
  }

  /// Whether there is something to click for it at every size, or everybody knows it.
  private var hasControl: Bool {
    switch self {
    case .move, .memo, .undo, .redo, .hint, .pause, .end: true
    default: false
    }
  }
}

extension KeyBinding<GameBoardAction> {
  /// Where it is shown if it is not in the footer.
  fileprivate var inHelp: KeyVisibility { visibility == .hidden ? .hidden : .help }

  fileprivate func shown(_ visibility: KeyVisibility, as title: String) -> Self {
    KeyBinding(
      keys, action, title, shown: visibility, as: label, speakingForNext: speaksForNext)
  }
}
