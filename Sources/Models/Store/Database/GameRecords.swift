public import Games
public import Sudoku

/// What a store knows of finished games: leaderboards and statistics.
public struct GameRecords: Sendable {
  /// The ranked games of a list, best first, at most so many: by score, then by fewer errors and
  /// hints together, by shorter time, by earlier date.
  public var results:
    @Sendable (_ list: Leaderboard, _ limit: Int) throws(StoreError) -> [GameResult]

  /// The ranked game of a list that was finished last; nil where the list is empty.
  public var newest: @Sendable (_ list: Leaderboard) throws(StoreError) -> GameResult?

  /// Where a finished game stands on a list that it belongs on.
  public var standing:
    @Sendable (_ result: GameResult, _ list: Leaderboard) throws(StoreError) -> Standing

  /// The best score and the best time of a list; nil where it is empty.
  public var best: @Sendable (_ list: Leaderboard) throws(StoreError) -> BestResult?

  /// What was played of a level.
  ///
  /// - Complexity: O(games of the level); some tenths of a second for a million.
  public var statistics: @Sendable (_ level: Level) throws(StoreError) -> LevelStatistics

  /// When games were solved from a moment on, oldest first.
  public var solvedSince: @Sendable (_ start: Moment) throws(StoreError) -> [Moment]

  /// Takes all games off a list, and off those on which they stand as well; they count in statistics
  /// as before. Returns which they were.
  public var clear: @Sendable (_ list: Leaderboard) throws(StoreError) -> [Game.ID]

  /// Puts games back on their lists that ``clear`` took off.
  public var restore: @Sendable (_ games: [Game.ID]) throws(StoreError) -> Void

  /// Records of the given closures.
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
