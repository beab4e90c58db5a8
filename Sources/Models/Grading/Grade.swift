public import Sudoku

/// What a puzzle asks of a person, and how it is solved step by step.
public struct Grade: Hashable, Sendable {
  /// What the steps come to.
  public let tally: Tally
  /// The steps, in order, as far as the techniques carry.
  public let steps: [Deduction]
  /// Whether the steps end in the solution.
  public let isSolved: Bool

  /// The level of the steps; where they do not suffice, ``Level/extreme``.
  public var level: Level { isSolved ? tally.level : .extreme }
  /// The sum of the scores of the steps.
  public var score: Int { tally.score }
}
