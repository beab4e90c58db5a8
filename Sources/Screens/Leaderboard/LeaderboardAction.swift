import Widgets

/// What the keys of the leaderboard do.
nonisolated enum LeaderboardAction: String, KeyAction {
  case replay = "replay"
  case statistics = "statistics"
  /// Copies the code by which anybody can play the puzzle.
  case copy = "copy"
  /// Goes on to the next side.
  case turnOver = "turnOver"
  /// Opens Memory.
  case memory = "memory"
  /// Asks whether the list is to be cleared.
  case clear = "clear"
  /// Brings back what was cleared.
  case undo = "undo"

  static let table = "leaderboard"

  /// The keys of the leaderboard on a side; the footer leaves out what needs a game where a list is
  /// empty.
  @MainActor static func bindings(
    _ words: Words, side: LeaderboardSide, isEmpty: Bool = false
  ) -> [KeyBinding<LeaderboardAction>] {
    let leaderboard = words.leaderboard
    let ofGames = [
      KeyBinding<LeaderboardAction>(
        [KeyPress(.enter), KeyPress("r")], .replay, leaderboard.replay.lowercased(),
        shown: isEmpty ? .help : .footer),
      KeyBinding([KeyPress("i")], .statistics, words.home.statistics.lowercased()),
      KeyBinding([KeyPress("y")], .copy, words.share.copyPuzzle, shown: .help),
    ]
    return (side == .memory ? [] : ofGames) + [
      KeyBinding([KeyPress("v")], .turnOver, words.name(of: side.next).lowercased()),
      KeyBinding(
        [KeyPress("m")], .memory, leaderboard.playMemory.lowercased(),
        shown: side == .memory ? .footer : .help),
      KeyBinding([KeyPress("C")], .clear, leaderboard.clear.lowercased(), shown: .help),
      KeyBinding([KeyPress("u")], .undo, leaderboard.undoClear.lowercased(), shown: .help),
    ]
  }
}
