public import Games

/// Where games are kept: as closures, so that a test or a screen can put its own in their place.
///
/// A call has reached the disk when it returns. Calls may come from any thread, and from several
/// programs at once.
public struct GameStore: Sendable {
  /// Saves a game as it stands and how long it has been played. A game that the store has not seen
  /// is added; of one that it has, only the turns which are new are written.
  ///
  /// After a failure the next call writes what is missing. A finished game stays as it is.
  ///
  /// Throws ``StoreError/playedElsewhere`` where the store holds turns which this game has not.
  public var save: @Sendable (_ game: Game, _ elapsed: Duration) throws(StoreError) -> Void

  /// Saves a game and marks it as finished, with its score; as given up unless it is complete and the
  /// solution was not shown. A game that was finished before keeps the result it has, which is
  /// returned.
  ///
  /// It is ranked where it was not given up, is not for practice, and is the first game of its puzzle
  /// to be finished.
  public var finish: @Sendable (_ game: Game, _ score: ScoreSheet) throws(StoreError) -> GameResult

  /// The game that was saved last among those which are not finished, one that was played before one
  /// that was only opened; nil where there is none.
  public var latestUnfinished: @Sendable () throws(StoreError) -> SavedGame?

  /// The games that were played and are not finished, the one saved last first, no more than `limit`.
  public var unfinishedGames: @Sendable (_ limit: Int) throws(StoreError) -> [SavedGame]

  /// How many games were played and are not finished.
  public var unfinishedCount: @Sendable () throws(StoreError) -> Int

  /// The game of an origin that was saved last among those which are not finished.
  public var unfinished: @Sendable (_ origin: GameOrigin) throws(StoreError) -> SavedGame?

  /// A game, finished or not, with all its turns; nil where the store has none of that number.
  public var game: @Sendable (_ id: Game.ID) throws(StoreError) -> SavedGame?

  /// What is known of the puzzles of packs and of days.
  public var progress: PuzzleProgress

  /// What is known of finished games.
  public var records: GameRecords

  /// What won games of Memory came to.
  public var memory: MemoryRecords

  /// A store of the given closures.
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
