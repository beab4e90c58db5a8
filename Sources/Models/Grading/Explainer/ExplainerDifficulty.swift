/// How hard a step is in Sudoku Explainer's eyes.
///
/// Its ratings are sums of binary fractions, and it compares these sums: 6.5 + 0.1 + 0.1 is not
/// quite 6.6 + 0.1. Which of two steps comes first depends on it, so the sums are kept as they are.
struct ExplainerDifficulty: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral {
  let sum: Double

  init(_ sum: Double) { self.sum = sum }

  init(floatLiteral value: Double) { sum = value }

  /// Tenths, as they are shown: 12 for 1.2.
  var tenths: Int { Int((sum + 0.05) * 10) }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.sum < rhs.sum }

  /// So much harder.
  static func + (lhs: Self, rhs: Double) -> Self { Self(lhs.sum + rhs) }
}
