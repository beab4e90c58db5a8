import Games
import Sudoku
import Widgets

/// The actions at the end of a game.
nonisolated enum ScoreAction: Hashable, KeyAction {
  case next(PuzzleID)
  /// Plays the next puzzle of a collection, by its number.
  case nextCollected(Int)
  /// Plays another puzzle of the level.
  case another(Level)
  /// Opens a lesson on a technique that the game had to explain.
  case lesson(Lesson)
  case replay
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

  /// The keys for `actions`. The next one has the same key on every screen. If the win below shows
  /// them, the footer only has the way back. It never has sharing, whose button says its key.
  static func bindings(
    for actions: [ScoreAction], _ words: Words, isOverWin: Bool = false
  ) -> [KeyBinding<ScoreAction>] {
    actions.map {
      KeyBinding(
        $0.keys(among: actions), $0, $0.title(words),
        shown: isOverWin || $0 == .share ? .help : .footer)
    }
  }

  /// The keys of a win with `choices`. Those without a button are in the footer, starting with
  /// those common to every win.
  static func winBindings(
    for choices: [ScoreAction], _ words: Words
  ) -> [KeyBinding<ScoreAction>] {
    let onButtons = buttons(among: choices)
    let others: [ScoreAction] = [.why, .board]
    return (onButtons + others + choices.filter { !onButtons.contains($0) }).map { action in
      var keys = action.keys(among: choices)
      if action == choices.first { keys.append(KeyPress(.enter)) }
      let isButton = onButtons.contains(action)
      return KeyBinding(
        keys, action, isButton ? action.title(words) : action.footerTitle(words),
        shown: isButton ? .help : .footer)
    }
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

  /// The key for this action among `actions`, as shown on its button.
  func key(among actions: [ScoreAction]) -> KeyPress {
    self == actions.first && isNextPuzzle ? Self.nextKey : ownKey
  }

  private func keys(among actions: [ScoreAction]) -> [KeyPress] {
    let key = key(among: actions)
    if self == .board { return [KeyPress("q"), KeyPress(.escape)] }
    return key == ownKey ? [key] : [key, ownKey]
  }

  private static let nextKey = KeyPress("n")

  private var isNextPuzzle: Bool {
    switch self {
    case .next, .nextCollected, .another: true
    default: false
    }
  }

  private var ownKey: KeyPress {
    switch self {
    case .next, .nextCollected: Self.nextKey
    case .another: KeyPress("a")
    case .lesson: KeyPress("l")
    case .replay: KeyPress("r")
    case .today: KeyPress("d")
    case .share: KeyPress("y")
    case .levels: KeyPress("g")
    case .pack: KeyPress("P")
    case .home: KeyPress("h")
    case .why: KeyPress("s")
    case .board: KeyPress("q")
    }
  }

  /// The label of its button.
  func title(_ words: Words) -> String {
    switch self {
    case .next(let id): words.score.nextOfPack(id.description)
    case .nextCollected(let number): words.score.nextOfPack("\(number)")
    case .another(let level): words.score.another(words.name(of: level))
    case .lesson(let lesson): words.score.lesson(words.title(of: lesson))
    case .replay: words.score.watchAgain
    case .today: words.daily.title
    case .share: words.share.title
    case .levels: words.levels.title
    case .pack(let id): words.name(ofPack: id)
    case .home: words.home.title
    case .why: words.score.title
    case .board: words.score.board
    }
  }

  /// The label in the footer, with capitals for names only.
  private func footerTitle(_ words: Words) -> String {
    switch self {
    case .pack: title(words)
    default: title(words).lowercased()
    }
  }

  static let table = "score"

  var name: String {
    switch self {
    case .next, .nextCollected: "next"
    case .another: "another"
    case .lesson: "lesson"
    case .replay: "replay"
    case .today: "today"
    case .share: "share"
    case .levels: "levels"
    case .pack: "pack"
    case .home: "home"
    case .why: "score"
    case .board: "board"
    }
  }
}
