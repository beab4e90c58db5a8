import Formats
public import Games

/// A won Memory game for a leaderboard.
public struct MemoryResult: Hashable, Identifiable, Sendable {
  /// The identifier of the game.
  public let id: Int64
  /// The number of pairs, which decides its list.
  public let pairs: Int
  /// The points, including those for the time. May be negative.
  public let score: Int
  /// The play time without pauses, in whole milliseconds.
  public let elapsed: Duration
  /// The number of cards that had been seen before and were turned in a mismatch.
  public let seenMismatches: Int
  /// The name of the theme at that time.
  public let theme: String
  /// The time at which the last pair was found.
  public let finishedAt: Moment

  /// Creates a result. `elapsed` is truncated to whole milliseconds.
  public init(
    id: Int64, pairs: Int, score: Int, elapsed: Duration, seenMismatches: Int, theme: String,
    finishedAt: Moment
  ) {
    self.id = id
    self.pairs = pairs
    self.score = score
    self.elapsed = .milliseconds(elapsed.wholeMilliseconds)
    self.seenMismatches = seenMismatches
    self.theme = theme
    self.finishedAt = finishedAt
  }
}

/// The standing of a Memory game among those with the same number of pairs.
public struct MemoryStanding: Hashable, Sendable {
  /// The rank, from 1.
  public let place: Int
  /// The number of games with the same number of pairs, including this one.
  public let count: Int
}
