public import Games

/// A saved game.
public struct SavedGame: Hashable, Sendable {
  /// The game, with its undo history.
  public let game: Game
  /// The play time at the last save, without pauses.
  public let elapsed: Duration
  /// The time at which it was last saved.
  public let updatedAt: Moment
}
