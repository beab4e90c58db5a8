import Widgets

/// What the keys of the leaderboard do.
enum LeaderboardAction: Hashable {
  case replay
  case statistics
  /// From the lists by level to those by pack, and back.
  case turnOver
  /// Asks whether the list is to be cleared.
  case clear
  /// Brings back what was cleared.
  case undo

  /// The keys of the leaderboard; the footer leaves out what needs a game where a list is empty.
  static func bindings(
    _ words: Words, isByPack: Bool, isEmpty: Bool = false
  ) -> [KeyBinding<LeaderboardAction>] {
    let turnOver = isByPack ? words.leaderboard.byLevel : words.leaderboard.byPack
    return [
      KeyBinding(
        [KeyPress(.enter), KeyPress("r")], .replay, words.leaderboard.replay.lowercased(),
        shown: isEmpty ? .help : .footer),
      KeyBinding([KeyPress("i")], .statistics, words.home.statistics.lowercased()),
      KeyBinding([KeyPress("p")], .turnOver, turnOver.lowercased()),
      KeyBinding([KeyPress("C")], .clear, words.leaderboard.clear.lowercased(), shown: .help),
      KeyBinding([KeyPress("u")], .undo, words.leaderboard.undoClear.lowercased(), shown: .help),
    ]
  }
}
