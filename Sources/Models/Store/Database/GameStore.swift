public import Games

/// A store for games, as closures, so that tests and screens can replace them.
///
/// Data is on the disk when a call returns. Calls may come from any thread, and from several
/// programs at once.
public struct GameStore: Sendable {
  /// Saves the current state and the play time of a game. Adds a new game, and only writes the new
  /// turns of a known one.
  ///
  /// After a failure the next call writes what is missing. A finished game isn't changed.
  ///
  /// Throws ``StoreError/playedElsewhere`` if the store has turns that this game doesn't.
  public var save: @Sendable (_ game: Game, _ elapsed: Duration) throws(StoreError) -> Void

  /// Saves a game and marks it as finished, with its score. It counts as given up unless it is
  /// complete and the solution wasn't revealed. If it was finished before, returns the existing
  /// result.
  ///
  /// It is ranked unless it was given up, is practice, or isn't the first finished game of its
  /// puzzle.
  public var finish: @Sendable (_ game: Game, _ score: ScoreSheet) throws(StoreError) -> GameResult

  /// Returns the latest unfinished game, with played games before those that were only opened, or
  /// `nil` if there is none.
  public var latestUnfinished: @Sendable () throws(StoreError) -> SavedGame?

  /// Returns the played, unfinished games, latest first, up to a limit.
  public var unfinishedGames: @Sendable (_ limit: Int) throws(StoreError) -> [SavedGame]

  /// Returns the number of played, unfinished games.
  public var unfinishedCount: @Sendable () throws(StoreError) -> Int

  /// Returns the latest unfinished game of an origin.
  public var unfinished: @Sendable (_ origin: GameOrigin) throws(StoreError) -> SavedGame?

  /// Returns a game, finished or not, with all its turns, or `nil` if there is none with that
  /// number.
  public var game: @Sendable (_ id: Game.ID) throws(StoreError) -> SavedGame?

  /// The progress in packs and daily puzzles.
  public var progress: PuzzleProgress

  /// The records of finished games.
  public var records: GameRecords

  /// The records of won Memory games.
  public var memory: MemoryRecords

  /// Creates a store from closures.
  public init(
    save: @escaping @Sendable (Game, Duration) throws(StoreError) -> Void,
    finish: @escaping @Sendable (Game, ScoreSheet) throws(StoreError) -> GameResult,
    latestUnfinished: @escaping @Sendable () throws(StoreError) -> SavedGame?,
    unfinishedGames: @escaping @Sendable (Int) throws(StoreError) -> [SavedGame],
    unfinishedCount: @escaping @Sendable () throws(StoreError) -> Int,
    unfinished: @escaping @Sendable (GameOrigin) throws(StoreError) -> SavedGame?,
    game: @escaping @Sendable (Game.ID) throws(StoreError) -> SavedGame?,
    progress: PuzzleProgress, records: GameRecords, memory: MemoryRecords
  ) {
    self.save = save
    self.finish = finish
    self.latestUnfinished = latestUnfinished
    self.unfinishedGames = unfinishedGames
    self.unfinishedCount = unfinishedCount
    self.unfinished = unfinished
    self.game = game
    self.progress = progress
    self.records = records
    self.memory = memory
  }
}
