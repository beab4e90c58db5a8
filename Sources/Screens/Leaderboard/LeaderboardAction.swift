import Widgets

/// What the keys of the leaderboard do.
enum LeaderboardAction: Hashable {
  case replay
  case statistics
  /// From the lists by level to those by pack, and back.
  case turnOver

  /// The keys of the leaderboard.
  static func bindings(_ words: Words, isByPack: Bool) -> [KeyBinding<LeaderboardAction>] {
    let turnOver = isByPack ? words.leaderboard.byLevel : words.leaderboard.byPack
    return [
      KeyBinding(
        [KeyPress(.enter), KeyPress("r")], .replay, words.leaderboard.replay.lowercased()),
      KeyBinding([KeyPress("t")], .statistics, words.home.statistics.lowercased()),
      KeyBinding([KeyPress("p")], .turnOver, turnOver.lowercased()),
    ]
  }
}
