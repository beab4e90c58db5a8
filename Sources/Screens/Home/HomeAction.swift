import Widgets

/// The key actions of Home.
nonisolated enum HomeAction: String, KeyAction {
  case choose = "choose"
  case game = "game"
  case solver = "solver"
  case memory = "memory"
  case resume = "resume"
  case today = "today"
  case learn = "learn"
  case leaderboard = "leaderboard"
  case about = "about"
  case help = "help"
  case packs = "packs"
  /// Shows the ways to get more puzzles.
  case more = "more"
  case statistics = "statistics"
  case settings = "settings"
  case quit = "quit"

  static let table = "home"

  /// The keys of Home. The footer lists only keys that appear nowhere else on the screen, and no
  /// arrows if it `isSmall`.
  static func bindings(_ words: Words, isSmall: Bool = false) -> [KeyBinding<HomeAction>] {
    [
      KeyBinding([], .choose, words.app.moveFocus, shown: isSmall ? .help : .footer, as: "↑↓←→"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
      KeyBinding([KeyPress("r")], .resume, words.home.resume, shown: .help),
      KeyBinding([KeyPress("g")], .game, words.home.game.lowercased(), shown: .help),
      KeyBinding([KeyPress("d")], .today, words.dates.today, shown: .help),
      KeyBinding([KeyPress("l")], .learn, words.course.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("s")], .solver, words.solver.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("m")], .memory, words.memory.title.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("b")], .leaderboard, words.home.leaderboard.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("i")], .statistics, words.home.statistics.lowercased(), shown: .help),
      KeyBinding([KeyPress("P")], .packs, words.packs.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("w")], .more, words.packs.more.title.lowercased(), shown: .help),
      KeyBinding([KeyPress(",")], .settings, words.home.settings.lowercased(), shown: .help),
      KeyBinding([KeyPress("a")], .about, words.home.about.lowercased(), shown: .help),
      KeyBinding([KeyPress("h")], .help, words.home.help.lowercased(), shown: .help),
      KeyBinding([KeyPress("q")], .quit, words.app.leave),
    ]
  }
}
