/// The standing of a finished game among the ranked ones of its list.
public struct Standing: Hashable, Sendable {
  /// The rank, from 1, or `nil` if the game isn't ranked.
  public let place: Int?
  /// The number of games on the list, including this one if it is ranked.
  public let count: Int
  /// The best of the list, including this game, or `nil` if the list is empty.
  public let best: BestResult?
}

/// The best score and time of a list, not necessarily from the same game.
public struct BestResult: Hashable, Sendable {
  /// The highest score.
  public let score: Int
  /// The shortest play time without help, or `nil` if there was help in every game.
  public let time: Duration?
}
