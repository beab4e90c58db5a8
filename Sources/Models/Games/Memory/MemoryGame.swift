public import Generating

/// A game of Memory: cards lie face down, the player turns up two at a time, and matching cards are
/// taken. The game is independent of the theme, which supplies the symbols.
///
/// ```
/// ░ ░ ░ ░      ░ 🐙 ░ ░      ░ 🐙 ░ 🐙
/// ░ ░ ░ ░  →   ░ ░ ░ ░   →   ░ ░ ░ ░     a pair
/// ```
public struct MemoryGame: Hashable, Sendable {
  /// A card, identified by its position in the game.
  public struct Card: Hashable, Sendable {
    /// The number of its pair, from 0.
    public let pair: Int
    /// `true` if its symbol is visible.
    public fileprivate(set) var isFaceUp = false
    /// `true` if the card was taken.
    public fileprivate(set) var isMatched = false
    /// `true` if the card was face up before and turned down again.
    public fileprivate(set) var wasSeen = false
  }

  /// The result of turning a card.
  public enum Outcome: Hashable, Sendable {
    /// The card is the first of two.
    case first
    /// The two cards are a pair.
    case match
    /// The two cards don't match. `seen` is how many of them had been seen before.
    case mismatch(seen: Int)
  }

  /// The cards in their order on the table.
  public private(set) var cards: [Card]
  /// The score so far.
  public private(set) var score = MemoryScore()

  /// Creates a game of at least one pair, shuffled with `random`.
  public init(pairs: Int, using random: inout SeededRandom) {
    cards = random.shuffled((0..<max(1, pairs)).flatMap { [Card(pair: $0), Card(pair: $0)] })
  }

  /// The number of pairs, including those taken.
  public var pairs: Int { cards.count / 2 }

  /// `true` if all pairs were taken.
  public var isWon: Bool { score.matches == pairs }

  /// The positions of the face-up cards that weren't taken: none, one, or the two of a mismatch.
  public var turned: [Int] { cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched } }

  /// Turns up the card at a position, after turning down a mismatch. Returns `nil` and does nothing
  /// if the card is face up or was taken.
  public mutating func turn(_ place: Int) -> Outcome? {
    guard cards.indices.contains(place), !cards[place].isFaceUp else { return nil }
    let open = turned
    if open.count != 1 { turnDown() }
    cards[place].isFaceUp = true
    guard open.count == 1, let first = open.first else { return .first }
    if cards[first].pair == cards[place].pair {
      cards[first].isMatched = true
      cards[place].isMatched = true
      score.matches += 1
      return .match
    }
    let seen = [first, place].count { cards[$0].wasSeen }
    score.seenMismatches += seen
    cards[first].wasSeen = true
    cards[place].wasSeen = true
    return .mismatch(seen: seen)
  }

  /// Turns down the two cards of a mismatch. Does nothing if fewer are face up.
  public mutating func turnDown() {
    let open = turned
    guard open.count == 2 else { return }
    for place in open { cards[place].isFaceUp = false }
  }
}

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
