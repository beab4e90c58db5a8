import Games
import Scutes
import Sudoku

/// The actions at the end of a game.
nonisolated enum ScoreAction: Hashable {
  case next(PuzzleID)
  /// Plays the next puzzle of a collection, by its number.
  case nextCollected(Int)
  /// Plays another puzzle of the level.
  case another(Level)
  /// Opens a lesson on a technique that the game had to explain.
  case lesson(Lesson)
  case replay
  /// Shows the techniques that the game took.
  case techniques
  /// Plays today's puzzle.
  case today
  case share
  case levels
  /// Shows the puzzles of the pack, by its number.
  case pack(Int)
  case home
  /// Shows how the score adds up.
  case why
  /// Shows the solved board.
  case board

  /// Its name in key maps, its own key, and the label of its button.
  private func row(_ words: Words) -> (id: String, key: KeyPress, title: String) {
    let score = words.score
    return switch self {
    case .next(let id): ("next", Self.nextKey, score.nextOfPack(id.description))
    case .nextCollected(let number): ("next", Self.nextKey, score.nextOfPack("\(number)"))
    case .another(let level): ("another", "a", score.another(words.name(of: level)))
    case .lesson(let lesson): ("lesson", "l", score.lesson(words.title(of: lesson)))
    case .replay: ("replay", "r", score.watchAgain)
    case .techniques: ("techniques", "t", score.techniques)
    case .today: ("today", "d", words.daily.title)
    case .share: ("share", "y", words.share.title)
    case .levels: ("levels", "g", words.levels.title)
    case .pack(let id): ("pack", "P", words.name(ofPack: id))
    case .home: ("home", "h", words.home.title)
    case .why: ("score", "s", score.title)
    case .board: ("board", "q", score.board)
    }
  }

  private static let nextKey: KeyPress = "n"

  /// The label of its button.
  func title(_ words: Words) -> String { row(words).title }

  /// The key for this action among `actions`, as shown on its button. The next puzzle has the same
  /// key on every screen.
  func key(among actions: [ScoreAction], _ words: Words) -> KeyPress {
    let own = row(words).key
    if case .another = self, self == actions.first { return Self.nextKey }
    return own
  }

  /// The `choices` with a button on the win, limited to four.
  static func buttons(among choices: [ScoreAction]) -> [ScoreAction] {
    let first = choices.filter { $0 == choices.first }
    let others = choices.dropFirst().filter {
      switch $0 {
      case .lesson, .replay, .today: true
      default: false
      }
    }
    return first + others.prefix(2) + choices.filter { $0 == .home }
  }
}

/// The commands at the end of a game, whose target performs their actions.
@MainActor extension ScoreAction {
  typealias Commands = CommandTable<(ScoreAction) -> Void>

  /// The commands for `actions`. If the win below shows them, the footer only has the way back. It
  /// never has sharing, whose button says its key.
  static func commands(
    for actions: [ScoreAction], _ words: Words, isOverWin: Bool = false
  ) -> Commands {
    Commands("score", words.score.title) {
      for action in actions {
        action.command(
          among: actions, words, shown: isOverWin || action == .share ? .help : .footer)
      }
    }
  }

  /// The commands of a win with `choices`, under a heading. Those without a button or a line are in
  /// the footer, starting with those common to every win.
  static func winCommands(
    for choices: [ScoreAction], _ words: Words, heading: String
  ) -> Commands {
    let onButtons = buttons(among: choices)
    return Commands("score", heading) {
      for action in onButtons { action.command(among: choices, words, shown: .help, isOnWin: true) }
      for action in [.why, .board] + choices.filter({ !onButtons.contains($0) }) {
        action.command(
          among: choices, words, shown: action == .techniques ? .help : .footer, isOnWin: true)
      }
    }
  }

  /// In the footer and the help of a win, only names have capitals.
  private func command(
    among actions: [ScoreAction], _ words: Words, shown visibility: KeyVisibility,
    isOnWin: Bool = false
  ) -> Command<(ScoreAction) -> Void> {
    let row = row(words)
    let key = key(among: actions, words)
    var keys = key == row.key ? [key] : [key, row.key]
    if self == .board { keys.append(.escape) }
    if isOnWin, self == actions.first { keys.append(.enter) }
    var isName = false
    if case .pack = self { isName = true }
    let isPlain = isOnWin && !isName
    return Command(row.id, keys, isPlain ? row.title.lowercased() : row.title, shown: visibility) {
      $0(self)
    }
  }
}
