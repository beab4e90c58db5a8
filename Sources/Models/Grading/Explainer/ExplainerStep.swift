public import Sudoku

/// A step of Sudoku Explainer's solution.
public struct ExplainerStep: Hashable, Sendable {
  /// The technique.
  public let technique: ExplainerTechnique
  /// The candidates to remove, in order, without those that a placement removes.
  public let eliminations: [Candidate]
  /// The candidate to place, or `nil` if candidates are only removed.
  public let placement: Candidate?
  let difficulty: ExplainerDifficulty

  /// The rating in tenths: 12 for 1.2.
  public var rating: Int { difficulty.tenths }

  init(
    _ technique: ExplainerTechnique, _ difficulty: ExplainerDifficulty,
    eliminations: [Candidate] = [], placement: Candidate? = nil
  ) {
    self.technique = technique
    self.difficulty = difficulty
    self.eliminations = eliminations
    self.placement = placement
  }
}

/// Sudoku Explainer's rating of a puzzle, in tenths: 12 for 1.2.
public struct ExplainerRating: Hashable, Sendable {
  /// The rating of the hardest step (ER). 0 for a full grid, 200 if the techniques don't solve it.
  public internal(set) var rating = 0
  /// The rating of the hardest step up to and including the first placement (EP).
  public internal(set) var firstPlacement = 0
  /// The rating of the first step (ED).
  public internal(set) var firstStep = 0
  /// The technique of the first hardest step, or `nil` if there is no step or no way to continue.
  public internal(set) var hardest: ExplainerTechnique?

  /// `true` if the techniques solve the puzzle.
  public var isSolved: Bool { rating < Self.beyond }

  /// Sudoku Explainer's rating for a puzzle that it can't solve.
  static let beyond = 200
}

/// The difficulty of a step in Sudoku Explainer.
///
/// Its ratings are sums of binary fractions, and it compares these sums: 6.5 + 0.1 + 0.1 isn't
/// quite 6.6 + 0.1. The order of steps depends on this, so the sums are kept as they are.
struct ExplainerDifficulty: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral {
  let sum: Double

  init(_ sum: Double) { self.sum = sum }

  init(floatLiteral value: Double) { sum = value }

  /// The rating in tenths, as displayed: 12 for 1.2.
  var tenths: Int { Int((sum + 0.05) * 10) }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.sum < rhs.sum }

  static func + (lhs: Self, rhs: Double) -> Self { Self(lhs.sum + rhs) }
}

/// The rating added for the length of chains.
///
/// The length is the number of statements in all chains of a step, minus two. A tenth is added for
/// each of 4, 6, 8, 12, 16, 24, 32, 48 and so on that it exceeds. In this sequence, each number is
/// alternately a half and a third larger than the one before.
enum ChainLength {
  /// Returns the rating added for chains of `statements`.
  static func addition(_ statements: Int) -> Double {
    statements < additions.count ? additions[statements] : sum(statements)
  }

  private static let additions = (0..<4096).map(sum)

  private static func sum(_ statements: Int) -> Double {
    var addition = 0.0
    var limit = 4
    var isPowerOfTwo = true
    while statements - 2 > limit {
      addition += 0.1
      limit = isPowerOfTwo ? limit * 3 / 2 : limit * 4 / 3
      isPowerOfTwo.toggle()
    }
    return addition
  }
}
