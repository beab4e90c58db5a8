public import Games
public import Sudoku

/// A finished game, as a leaderboard shows it.
public struct GameResult: Hashable, Identifiable, Sendable {
  /// The game's own number.
  public let id: Int64
  /// What was solved.
  public let puzzle: Puzzle
  /// Where the puzzle came from.
  public let origin: GameOrigin
  /// The score; `nil` for practice.
  public let score: Int?
  /// The play time, pauses left out.
  public let elapsed: Duration
  /// How many errors were made.
  public let errors: Int
  /// How often help was asked for.
  public let hints: Int
  /// When the game was finished.
  public let finishedAt: Moment
  /// Whether it stands on its ``leaderboard``.
  public let isRanked: Bool
}
