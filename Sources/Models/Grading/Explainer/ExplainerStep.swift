public import Sudoku

/// A step on Sudoku Explainer's way to the solution.
public struct ExplainerStep: Hashable, Sendable {
  /// What was used.
  public let technique: ExplainerTechnique
  /// The candidates that go, in order. Those that a placement takes with it do not count.
  public let eliminations: [Candidate]
  /// The candidate that is settled; nil where candidates only go.
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
