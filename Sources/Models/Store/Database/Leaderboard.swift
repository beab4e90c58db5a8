public import Games
public import Sudoku

/// A list of ranked games that stand against each other.
public enum Leaderboard: Hashable, Sendable {
  /// The puzzles of a level, whether made for it, of a pack or of a day.
  case level(Level)
  /// The puzzles that the player brought along, of all levels.
  case own
  /// The puzzles of a pack, by its number. Its games stand on the lists of their levels as well.
  case pack(Int)

  /// The list by level on which the games of an origin and a level stand.
  public init(origin: GameOrigin, level: Level) {
    self = origin == .own ? .own : .level(level)
  }

  /// The lists by level, from the easiest one to the player's own puzzles: each game stands on one.
  public static let levels = Level.allCases.map(Leaderboard.level) + [.own]
  /// The lists of the packs.
  public static let packs = PuzzlePack.all.map { Leaderboard.pack($0.id) }
}

extension Leaderboard {
  /// What holds for the games of this list, and for no others.
  var condition: String {
    switch self {
    case .level(let level): "ranking = '\(level.rawValue)'"
    case .own: "ranking = 'own'"
    // The full stop follows the hyphen, so that these enclose all that begins with "pack 1-".
    case .pack(let id): "is_ranked = 1 AND origin > 'pack \(id)-' AND origin < 'pack \(id).'"
    }
  }
}

extension Leaderboard {
  /// The list that a player is told the place on: that of the pack where the puzzle is of one, else
  /// the one by level.
  public static func told(of origin: GameOrigin, level: Level) -> Leaderboard {
    if case .pack(let id) = origin { .pack(id.pack) } else { Self(origin: origin, level: level) }
  }
}

extension GameResult {
  /// The list by level on which the game stands, or would stand if it were ranked.
  public var leaderboard: Leaderboard { Leaderboard(origin: origin, level: puzzle.level) }

  /// The list that the player is told the place on.
  public var toldLeaderboard: Leaderboard { .told(of: origin, level: puzzle.level) }
}
