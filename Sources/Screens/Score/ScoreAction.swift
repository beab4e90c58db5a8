import Models
import Widgets

/// What there is to do next on the sheet of a score.
nonisolated enum ScoreAction: Hashable {
  /// The next puzzle of the pack.
  case next(PuzzleID)
  /// Another puzzle of the level.
  case another(Level)
  case replay
  case share
  case levels
  /// The puzzles of the pack, by its number.
  case pack(Int)
  case home

  /// The keys for `actions`. What comes next has the key that it has on every screen.
  static func bindings(
    for actions: [ScoreAction], _ words: Words
  ) -> [KeyBinding<ScoreAction>] {
    actions.map { KeyBinding($0.keys(among: actions), $0, $0.title(words), id: $0.name) }
  }

  /// The key that does it where there are `actions`, also written on its button.
  func key(among actions: [ScoreAction]) -> KeyPress {
    self == actions.first && isNextPuzzle ? Self.nextKey : ownKey
  }

  private func keys(among actions: [ScoreAction]) -> [KeyPress] {
    let key = key(among: actions)
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
    case .replay: KeyPress("r")
    case .share: KeyPress("y")
    case .levels: KeyPress("l")
    case .pack: KeyPress("p")
    case .home: KeyPress("h")
    }
  }

  /// What is written on its button.
  func title(_ words: Words) -> String {
    switch self {
    case .next(let id): words.score.nextOfPack(id.description)
    case .another(let level): words.score.another(words.name(of: level))
    case .replay: words.score.replay
    case .share: words.share.title
    case .levels: words.score.levels
    case .pack(let id): words.name(ofPack: id)
    case .home: words.home.title
    }
  }

  /// Its name in key maps.
  private var name: String {
    switch self {
    case .next: "next"
    case .another: "another"
    case .replay: "replay"
    case .share: "share"
    case .levels: "levels"
    case .pack: "pack"
    case .home: "home"
    }
  }
}
