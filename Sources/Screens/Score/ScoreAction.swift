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
  case home

  /// The keys for `actions`.
  static func bindings(
    for actions: [ScoreAction], _ words: Words
  ) -> [KeyBinding<ScoreAction>] {
    actions.map { KeyBinding([$0.key], $0, $0.title(words), id: $0.name) }
  }

  /// The key that does it, also written on its button.
  var key: KeyPress {
    switch self {
    case .next: KeyPress("n")
    case .another: KeyPress("a")
    case .replay: KeyPress("r")
    case .share: KeyPress("y")
    case .levels: KeyPress("l")
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
    case .home: "home"
    }
  }
}
