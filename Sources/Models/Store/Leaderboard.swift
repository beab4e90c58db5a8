/// A list of ranked games that stand against each other.
public enum Leaderboard: Hashable, Sendable {
  /// The puzzles of a level, whether made for it, of a pack or of a day.
  case level(Level)
  /// The puzzles that the player brought along, of all levels.
  case own

  /// Every list, from the easiest level to the player's own puzzles.
  public static let all = Level.allCases.map(Leaderboard.level) + [.own]
}

extension Leaderboard {
  /// What the column `ranking` holds for games of this list.
  var storedName: String {
    switch self {
    case .level(let level): level.rawValue
    case .own: "own"
    }
  }
}

extension GameResult {
  /// The list on which the game stands, or would stand if it were ranked.
  public var leaderboard: Leaderboard { origin == .own ? .own : .level(puzzle.level) }
}
