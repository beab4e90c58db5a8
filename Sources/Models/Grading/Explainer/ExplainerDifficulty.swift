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

  /// Adds to the difficulty.
  static func + (lhs: Self, rhs: Double) -> Self { Self(lhs.sum + rhs) }
}
