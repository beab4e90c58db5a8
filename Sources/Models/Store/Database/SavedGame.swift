public import Games

/// A game as it was left.
public struct SavedGame: Hashable, Sendable {
  /// The game, with all that can be undone and redone.
  public let game: Game
  /// The play time until it was last saved, pauses left out.
  public let elapsed: Duration
  /// When it was begun.
  public let startedAt: Moment
  /// When it was last saved.
  public let updatedAt: Moment
}
