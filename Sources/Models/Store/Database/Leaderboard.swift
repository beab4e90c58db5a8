public import Games
public import Sudoku

/// A list of ranked games that compete with each other.
public enum Leaderboard: Hashable, Sendable {
  /// The puzzles of a level, whether generated, from a pack or daily.
  case level(Level)
  /// The player's own puzzles of all levels.
  case own
  /// The puzzles of a pack, by its number. Its games are also on the lists of their levels.
  case pack(Int)

  /// Creates the list by level for games of an origin and a level.
  public init(origin: GameOrigin, level: Level) {
    self = origin == .own ? .own : .level(level)
  }

  /// The lists by level, from the easiest one to the player's own puzzles. Each game is on one.
  public static let levels = Level.allCases.map(Leaderboard.level) + [.own]
  /// The lists of the packs.
  public static let packs = PuzzlePack.all.map { Leaderboard.pack($0.id) }
}

extension Leaderboard {
  /// SQL that is true for the games of this list and no others.
  var condition: String {
    switch self {
    case .level(let level): "ranking = '\(level.rawValue)'"
    case .own: "ranking = 'own'"
    // The full stop follows the hyphen, so these bounds include everything that begins with "pack
    // 1-".
    case .pack(let id): "is_ranked = 1 AND origin > 'pack \(id)-' AND origin < 'pack \(id).'"
    }
  }
}

extension Leaderboard {
  /// Returns the list whose rank is shown to the player: that of the pack if the puzzle is from
  /// one, otherwise the one by level.
  public static func shown(for origin: GameOrigin, level: Level) -> Leaderboard {
    if case .pack(let id) = origin { .pack(id.pack) } else { Self(origin: origin, level: level) }
  }
}

extension GameResult {
  /// The list by level for the game, ranked or not.
  public var leaderboard: Leaderboard { Leaderboard(origin: origin, level: puzzle.level) }

  /// The list whose rank is shown to the player.
  public var shownLeaderboard: Leaderboard { .shown(for: origin, level: puzzle.level) }
}
