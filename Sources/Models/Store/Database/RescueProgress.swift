/// How far the rescue of games from a damaged file is.
public struct RescueProgress: Hashable, Sendable {
  /// The number of games that are done.
  public let games: Int
  /// The number of games that were found, or `nil` while they are looked for.
  public let total: Int?
  /// The number of puzzles of collections that are done. They come after the games.
  public let puzzles: Int
  /// The reason why the rescue has failed, if it has.
  public let failure: StoreError?

  /// Creates the progress of a rescue.
  public init(games: Int = 0, total: Int? = nil, puzzles: Int = 0, failure: StoreError? = nil) {
    self.games = games
    self.total = total
    self.puzzles = puzzles
    self.failure = failure
  }
}
