public import Sudoku

/// The difficulty of a puzzle for a person, with the steps of its solution.
public struct Grade: Hashable, Sendable {
  /// The totals of the steps.
  public let tally: Tally
  /// The steps in order, as far as the techniques can go.
  public let steps: [Deduction]
  /// `true` if the steps lead to the solution.
  public let isSolved: Bool

  /// The level of the steps, or ``Level/extreme`` if they don't solve the puzzle.
  public var level: Level { isSolved ? tally.level : .extreme }
  /// The sum of the scores of the steps.
  public var score: Int { tally.score }
}
