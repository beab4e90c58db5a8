/// What Sudoku Explainer calls a step, and how it rates it.
public struct ExplainerTerms: Hashable, Sendable {
  /// The technique.
  public let technique: ExplainerTechnique
  /// The rating in tenths: 113 for 11.3.
  public let rating: Int

  /// Creates the terms of a step.
  package init(_ technique: ExplainerTechnique, rating: Int) {
    self.technique = technique
    self.rating = rating
  }
}
