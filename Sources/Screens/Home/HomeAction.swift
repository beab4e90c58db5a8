import Widgets

/// What the keys of Home do.
enum HomeAction: Hashable {
  case choose
  case game
  case solver
  case memory
  case resume
  case today
  case show(HomeSheet)
  case help
  case packs
  /// Offers the ways to get more puzzles.
  case more
  case statistics
  case settings
  case quit

  /// The keys of Home; that which resumes is in the footer where there is a game to resume.
  static func bindings(_ words: Words, canResume: Bool = true) -> [KeyBinding<HomeAction>] {
    [
      KeyBinding([], .choose, words.app.moveFocus, as: "↑↓←→"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
      KeyBinding([KeyPress("g")], .game, words.home.game.lowercased(), shown: .help),
      KeyBinding([KeyPress("d")], .today, words.home.today),
      KeyBinding(
        [KeyPress("r")], .resume, words.home.resume, shown: canResume ? .footer : .help),
      KeyBinding([KeyPress("s")], .solver, words.home.solver.lowercased(), shown: .help),
      KeyBinding([KeyPress("m")], .memory, words.memory.title.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("b")], .show(.leaderboard), words.home.leaderboard.lowercased()),
      KeyBinding(
        [KeyPress("i")], .statistics, words.home.statistics.lowercased(), shown: .help),
      KeyBinding([KeyPress("p")], .packs, words.packs.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("w")], .more, words.packs.more.title.lowercased(), shown: .help),
      KeyBinding([KeyPress(",")], .settings, words.home.settings.lowercased(), shown: .help),
      KeyBinding([KeyPress("a")], .show(.about), words.home.about.lowercased(), shown: .help),
      KeyBinding([KeyPress("h")], .help, words.home.help.lowercased(), shown: .help),
      KeyBinding([KeyPress("q")], .quit, words.app.quit),
    ]
  }
}
