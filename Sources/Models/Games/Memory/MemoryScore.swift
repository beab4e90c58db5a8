/// The score of a game of Memory.
public struct MemoryScore: Hashable, Sendable {
  /// The number of pairs taken.
  public var matches = 0
  /// The number of cards that had been seen before and were turned in a mismatch.
  public var seenMismatches = 0

  /// The points for a pair.
  public static let matchPoints = 20
  /// The points lost for each seen card in a mismatch.
  public static let seenMismatchPenalty = 5
  /// The seconds per pair within which winning earns points, one for each second left.
  public static let secondsPerPair = 10

  /// Creates an empty score.
  public init() {}

  /// The points for the cards.
  public var points: Int { matches * Self.matchPoints - seenMismatches * Self.seenMismatchPenalty }

  /// Returns the points for winning a game of `pairs` in `elapsed`: one for each second under ten
  /// seconds per pair.
  public static func timePoints(pairs: Int, elapsed: Duration) -> Int {
    max(0, pairs * secondsPerPair - Int(elapsed.components.seconds))
  }
}
