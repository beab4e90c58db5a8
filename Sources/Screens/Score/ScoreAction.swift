import Games
import Sudoku
import Widgets

/// What there is to do next once a game is over.
nonisolated enum ScoreAction: Hashable, KeyAction {
  /// The next puzzle of the pack.
  case next(PuzzleID)
  /// Another puzzle of the level.
  case another(Level)
  /// A lesson on what the game had to explain.
  case lesson(Lesson)
  case replay
  /// Today's puzzle.
  case today
  case share
  case levels
  /// The puzzles of the pack, by its number.
  case pack(Int)
  case home
  /// How the score adds up.
  case why
  /// The board as it was solved.
  case board

  /// The keys for `actions`. What comes next has the key that it has on every screen. Where the win that
  /// lies below says them, the footer leaves its room to the way back.
  static func bindings(
    for actions: [ScoreAction], _ words: Words, isOverWin: Bool = false
  ) -> [KeyBinding<ScoreAction>] {
    actions.map {
      KeyBinding($0.keys(among: actions), $0, $0.title(words), shown: isOverWin ? .help : .footer)
    }
  }

  /// The keys of a win where there are `choices`: those that no button has stand in the footer, first
  /// those of every win.
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

  /// Those of `choices` that have a button on a win: four, as there is room for.
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

  /// The key that does it where there are `actions`, also written on its button.
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
    case .next, .another: true
    default: false
    }
  }

  private var ownKey: KeyPress {
    switch self {
    case .next: Self.nextKey
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

  /// What is written on its button.
  func title(_ words: Words) -> String {
    switch self {
    case .next(let id): words.score.nextOfPack(id.description)
    case .another(let level): words.score.another(words.name(of: level))
    case .lesson(let lesson): words.score.lesson(words.title(of: lesson))
    case .replay: words.score.watchAgain
    case .today: words.daily.title
    case .share: words.share.title
    case .levels: words.score.levels
    case .pack(let id): words.name(ofPack: id)
    case .home: words.home.title
    case .why: words.score.title
    case .board: words.score.board
    }
  }

  /// The same in the footer, where only names have capitals.
  private func footerTitle(_ words: Words) -> String {
    switch self {
    case .pack: title(words)
    default: title(words).lowercased()
    }
  }

  static let table = "score"

  var name: String {
    switch self {
    case .next: "next"
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
