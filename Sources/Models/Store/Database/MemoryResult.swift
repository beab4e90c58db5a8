import Formats
public import Games

/// A game of Memory that was won, as a leaderboard shows it.
public struct MemoryResult: Hashable, Identifiable, Sendable {
  /// The game's own number.
  public let id: Int64
  /// How many pairs there were: it stands on the list of the games with as many.
  public let pairs: Int
  /// The points, those for the time among them; there may be fewer than none.
  public let score: Int
  /// The play time, pauses left out, to the millisecond.
  public let elapsed: Duration
  /// How often a card was turned in vain that had been seen before.
  public let seenMismatches: Int
  /// What the theme was called then.
  public let theme: String
  /// When the last pair was found.
  public let finishedAt: Moment

  /// What a game came to; of `elapsed`, whole milliseconds are kept.
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

/// Where a game of Memory stands among those with as many pairs.
public struct MemoryStanding: Hashable, Sendable {
  /// Its place, counted from 1.
  public let place: Int
  /// How many games there are with as many pairs, this one among them.
  public let count: Int

  /// A place among `count` games.
  public init(place: Int, count: Int) {
    self.place = place
    self.count = count
  }
}
