/// What a game of Memory has come to.
public struct MemoryScore: Hashable, Sendable {
  /// Pairs that were taken.
  public var matches = 0
  /// Cards that had been seen before and were turned in vain.
  public var seenMismatches = 0

  /// Points for a pair.
  public static let ofMatch = 20
  /// Points that a card takes which had been seen before and was turned in vain.
  public static let ofSeenMismatch = 5
  /// Seconds a pair for which there are points, one for each that is left when the game is won.
  public static let secondsOfPair = 10

  /// A score of nothing.
  public init() {}

  /// The points of the cards.
  public var points: Int { matches * Self.ofMatch - seenMismatches * Self.ofSeenMismatch }

  /// The points for having won a game of `pairs` in `elapsed`: a second less is a point more, from
  /// ten seconds a pair on.
  public static func timePoints(pairs: Int, elapsed: Duration) -> Int {
    max(0, pairs * secondsOfPair - Int(elapsed.components.seconds))
  }
}
