public import Sudoku

/// What a puzzle asks of a person, and how it is solved step by step.
public struct Grade: Hashable, Sendable {
  /// The level of the hardest step, or more where the score is too high for it.
  ///
  /// Where the techniques do not suffice, ``Level/extreme``.
  public let level: Level
  /// The sum of the scores of the steps.
  public let score: Int
  /// The steps, in order, as far as the techniques carry.
  public let steps: [Deduction]
  /// Whether the steps end in the solution.
  public let isSolved: Bool

  /// How often each technique was used.
  public var uses: [TechniqueID: Int] {
    steps.reduce(into: [:]) { $0[$1.technique, default: 0] += 1 }
  }
}
