public import Generating

/// A game of Memory: cards lie face down, two at a time are turned up, and those that show the same
/// are taken. It knows no theme: what cards show is handed in, and can be exchanged.
///
/// ```
/// ░ ░ ░ ░      ░ 🐙 ░ ░      ░ 🐙 ░ 🐙
/// ░ ░ ░ ░  →   ░ ░ ░ ░   →   ░ ░ ░ ░     a pair
/// ```
public struct MemoryGame: Hashable, Sendable {
  /// A card, which its place in the game tells from others.
  public struct Card: Hashable, Sendable {
    /// The pair that it belongs to, from 0.
    public let pair: Int
    /// Whether its symbol shows.
    public fileprivate(set) var isFaceUp = false
    /// Whether it was taken.
    public fileprivate(set) var isMatched = false
    /// Whether it lay face up and was turned down again.
    public fileprivate(set) var wasSeen = false
  }

  /// What became of turning a card.
  public enum Outcome: Hashable, Sendable {
    /// It is the first of two.
    case first
    /// It makes a pair.
    case match
    /// It does not fit; so many of the two had been seen before.
    case mismatch(seen: Int)
  }

  /// The cards, in the order in which they lie.
  public private(set) var cards: [Card]
  /// What has come of it so far.
  public private(set) var score = MemoryScore()

  /// A game of so many pairs, at least one, shuffled by `random`.
  public init(pairs: Int, using random: inout SeededRandom) {
    cards = random.shuffled((0..<max(1, pairs)).flatMap { [Card(pair: $0), Card(pair: $0)] })
  }

  /// How many pairs there are, those that were taken among them.
  public var pairs: Int { cards.count / 2 }

  /// Whether all pairs were taken.
  public var isWon: Bool { score.matches == pairs }

  /// The cards that lie face up and were not taken: none, one, or the two of a mismatch.
  public var turned: [Int] { cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched } }

  /// Turns the card at a place up. Two that did not fit are turned down first; nil, and nothing
  /// happens, for one that lies face up or was taken.
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

  /// Turns the two cards down that did not fit; nothing where fewer lie face up.
  public mutating func turnDown() {
    let open = turned
    guard open.count == 2 else { return }
    for place in open { cards[place].isFaceUp = false }
  }
}
