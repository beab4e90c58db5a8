public import Games

/// A saved game.
public struct SavedGame: Hashable, Sendable {
  /// The game, with its undo history.
  public let game: Game
  /// The play time at the last save, without pauses.
  public let elapsed: Duration
  /// The time at which it was last saved.
  public let updatedAt: Moment
  /// The number of turns behind the last one of ``game`` that can't be read. They stay in the file: where
  /// they are, and once the game goes on, beside its turns.
  public var unreadTurns = 0

  /// Creates a saved game.
  public init(game: Game, elapsed: Duration, updatedAt: Moment, unreadTurns: Int = 0) {
    (self.game, self.elapsed, self.updatedAt) = (game, elapsed, updatedAt)
    self.unreadTurns = unreadTurns
  }
}
