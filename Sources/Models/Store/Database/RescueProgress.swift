/// How far the rescue of games from a damaged file is.
public struct RescueProgress: Hashable, Sendable {
  /// The number of games that are done.
  public let games: Int
  /// The number of games that were found, or `nil` while they are looked for.
  public let total: Int?

  /// Creates the progress of a rescue.
  public init(games: Int = 0, total: Int? = nil) {
    self.games = games
    self.total = total
  }
}
