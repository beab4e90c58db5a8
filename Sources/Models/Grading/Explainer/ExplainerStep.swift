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
