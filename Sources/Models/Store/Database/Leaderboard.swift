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

/// A finished game for a leaderboard.
public struct GameResult: Hashable, Identifiable, Sendable {
  /// The identifier of the game.
  public let id: Int64
  /// The puzzle.
  public let puzzle: Puzzle
  /// The source of the puzzle.
  public let origin: GameOrigin
  /// The score; `nil` for practice.
  public let score: Int?
  /// The play time without pauses.
  public let elapsed: Duration
  /// The number of errors.
  public let errors: Int
  /// The number of times that help was used.
  public let hints: Int
  /// The time at which the game was finished.
  public let finishedAt: Moment
  /// `true` if the game is on its ``leaderboard``.
  public let isRanked: Bool
}

extension [Day: GameResult] {
  /// The days whose puzzles were solved on the day itself, or before, as further west. `dayOf`
  /// returns the day of a moment.
  public func solvedOnTheDay(_ dayOf: (Moment) -> Day) -> Set<Day> {
    Set(filter { dayOf($0.value.finishedAt) <= $0.key }.keys)
  }
}

/// The standing of a finished game among the ranked ones of its list.
public struct Standing: Hashable, Sendable {
  /// The rank, from 1, or `nil` if the game isn't ranked.
  public let place: Int?
  /// The number of games on the list, including this one if it is ranked.
  public let count: Int
  /// The best of the list, including this game, or `nil` if the list is empty.
  public let best: BestResult?
}

/// The best score and time of a list, not necessarily from the same game.
public struct BestResult: Hashable, Sendable {
  /// The highest score.
  public let score: Int
  /// The shortest play time without help, or `nil` if there was help in every game.
  public let time: Duration?
}
