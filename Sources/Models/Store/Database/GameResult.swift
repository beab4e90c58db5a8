public import Games
public import Sudoku

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
