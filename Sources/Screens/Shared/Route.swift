/// Every screen that can stand on top of Home.
public nonisolated enum Route: Hashable, Sendable {
  /// The levels to choose from.
  case levels
  /// The board of the game that is being played.
  case board
  /// What was played of each level.
  case statistics
  /// A game that is shown again.
  case replay
}
