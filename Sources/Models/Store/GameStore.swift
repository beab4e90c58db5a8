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

  /// Saves a game and marks it as finished, with its score. A game that was finished before keeps
  /// the result it has, which is returned.
  public var finish: @Sendable (_ game: Game, _ score: ScoreSheet) throws(StoreError) -> GameResult

  /// The game that was saved last among those which are not finished; nil where there is none.
  public var latestUnfinished: @Sendable () throws(StoreError) -> SavedGame?

  /// The ranked games of a level, best first, at most so many: by score, then by fewer errors and
  /// hints together, by shorter time, by earlier date.
  public var results: @Sendable (_ level: Level, _ limit: Int) throws(StoreError) -> [GameResult]

  /// A store of the given closures.
  public init(
    save: @escaping @Sendable (Game, Duration) throws(StoreError) -> Void,
    finish: @escaping @Sendable (Game, ScoreSheet) throws(StoreError) -> GameResult,
    latestUnfinished: @escaping @Sendable () throws(StoreError) -> SavedGame?,
    results: @escaping @Sendable (Level, Int) throws(StoreError) -> [GameResult]
  ) {
    self.save = save
    self.finish = finish
    self.latestUnfinished = latestUnfinished
    self.results = results
  }
}
