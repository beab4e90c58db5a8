public import Games
public import Sudoku

/// The part of a store with finished games: leaderboards and statistics.
public struct GameRecords: Sendable {
  /// Returns the ranked games of a list, best first, up to a limit: by score, then by errors plus
  /// hints, by time, and by date.
  public var results:
    @Sendable (_ list: Leaderboard, _ limit: Int) throws(StoreError) -> [GameResult]

  /// Returns the ranked game of a list that was finished last, or `nil` if the list is empty.
  public var newest: @Sendable (_ list: Leaderboard) throws(StoreError) -> GameResult?

  /// Returns the standing of a finished game on one of its lists.
  public var standing:
    @Sendable (_ result: GameResult, _ list: Leaderboard) throws(StoreError) -> Standing

  /// Returns the best score and the best time of a list, or `nil` if it is empty.
  public var best: @Sendable (_ list: Leaderboard) throws(StoreError) -> BestResult?

  /// Returns the statistics of a level.
  ///
  /// - Complexity: O(games of the level). A few tenths of a second for a million.
  public var statistics: @Sendable (_ level: Level) throws(StoreError) -> LevelStatistics

  /// Returns the times at which games were solved since a moment, oldest first.
  public var solvedSince: @Sendable (_ start: Moment) throws(StoreError) -> [Moment]

  /// Removes all games from a list, and from the other lists that include them. They still count in
  /// statistics. Returns the removed games.
  public var clear: @Sendable (_ list: Leaderboard) throws(StoreError) -> [Game.ID]

  /// Restores games removed by ``clear`` to their lists.
  public var restore: @Sendable (_ games: [Game.ID]) throws(StoreError) -> Void

  /// Creates records from closures.
  public init(
    results: @escaping @Sendable (Leaderboard, Int) throws(StoreError) -> [GameResult],
    newest: @escaping @Sendable (Leaderboard) throws(StoreError) -> GameResult?,
    standing: @escaping @Sendable (GameResult, Leaderboard) throws(StoreError) -> Standing,
    best: @escaping @Sendable (Leaderboard) throws(StoreError) -> BestResult?,
    statistics: @escaping @Sendable (Level) throws(StoreError) -> LevelStatistics,
    solvedSince: @escaping @Sendable (Moment) throws(StoreError) -> [Moment],
    clear: @escaping @Sendable (Leaderboard) throws(StoreError) -> [Game.ID],
    restore: @escaping @Sendable ([Game.ID]) throws(StoreError) -> Void
  ) {
    self.results = results
    self.newest = newest
    self.standing = standing
    self.best = best
    self.statistics = statistics
    self.solvedSince = solvedSince
    self.clear = clear
    self.restore = restore
  }
}
