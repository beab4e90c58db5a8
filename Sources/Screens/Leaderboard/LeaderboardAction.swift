import Widgets

/// What the keys of the leaderboard do.
enum LeaderboardAction: Hashable {
  case replay
  case statistics
  case turn(Int)

  /// The keys of the leaderboard.
  static func bindings(_ words: Words) -> [KeyBinding<LeaderboardAction>] {
    [
      KeyBinding(
        [KeyPress(.enter), KeyPress("r")], .replay, words.leaderboard.replay.lowercased()),
      KeyBinding([KeyPress("t")], .statistics, words.home.statistics.lowercased()),
      KeyBinding([KeyPress(.left), KeyPress("h")], .turn(-1), words.leaderboard.otherList),
      KeyBinding(
        [KeyPress(.right), KeyPress("l")], .turn(1), words.leaderboard.otherList, shown: .hidden),
    ]
  }
}
