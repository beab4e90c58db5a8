import Sudoku
import Widgets

/// The key actions of the levels.
nonisolated enum LevelsAction: Hashable, KeyAction {
  case choose
  case level(Level)
  case resume
  case unfinished
  case statistics
  case today
  case calendar
  case packs
  case trainer
  /// Opens the course.
  case learn
  /// Switches practice on or off for new games.
  case practice
  /// Imports a puzzle.
  case add
  case back

  static let table = "levels"

  var name: String {
    switch self {
    case .choose: "choose"
    case .level(let level): "level." + level.rawValue
    case .resume: "resume"
    case .unfinished: "unfinished"
    case .statistics: "statistics"
    case .today: "today"
    case .calendar: "calendar"
    case .packs: "packs"
    case .trainer: "trainer"
    case .learn: "learn"
    case .practice: "practice"
    case .add: "add"
    case .back: "back"
    }
  }

  static func bindings(_ words: Words) -> [KeyBinding<LevelsAction>] {
    [
      KeyBinding([], .choose, words.app.moveFocus, as: "↑↓←→"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
      KeyBinding([KeyPress("1"), KeyPress("e")], .level(.easy), words.levels.easy, shown: .help),
      KeyBinding(
        [KeyPress("2"), KeyPress("m")], .level(.medium), words.levels.medium, shown: .help),
      KeyBinding([KeyPress("3"), KeyPress("a")], .level(.hard), words.levels.hard, shown: .help),
      KeyBinding(
        [KeyPress("4"), KeyPress("x")], .level(.expert), words.levels.expert, shown: .help),
      KeyBinding([KeyPress("5")], .level(.extreme), words.levels.extreme, shown: .help),
      KeyBinding([KeyPress("r")], .resume, words.home.resume),
      KeyBinding(
        [KeyPress("u")], .unfinished, words.levels.unfinished.lowercased()),
      KeyBinding(
        [KeyPress("i")], .statistics, words.home.statistics.lowercased(), shown: .help),
      KeyBinding([KeyPress("d")], .today, words.daily.title, shown: .help),
      KeyBinding([KeyPress("c")], .calendar, words.daily.calendar.lowercased(), shown: .help),
      KeyBinding([KeyPress("P")], .packs, words.packs.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("t")], .trainer, words.trainer.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("l")], .learn, words.course.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("s")], .practice, words.levels.practice.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
      KeyBinding([KeyPress("o")], .add, words.camera.addPuzzle.lowercased()),
    ]
  }
}
