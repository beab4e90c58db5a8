/// What Sudoku Explainer says about a puzzle. Ratings are in tenths: 12 for 1.2.
public struct ExplainerRating: Hashable, Sendable {
  /// The hardest step (ER); 0 for a full grid, 200 where the techniques do not suffice.
  public internal(set) var rating = 0
  /// The hardest step up to the first placement and with it (EP).
  public internal(set) var firstPlacement = 0
  /// The first step (ED).
  public internal(set) var firstStep = 0
  /// What the hardest step uses, the first of them; nil where there is no step or no way on.
  public internal(set) var hardest: ExplainerTechnique?

  /// Whether the techniques suffice.
  public var isSolved: Bool { rating < Self.beyond }

  /// What Sudoku Explainer gives a puzzle that it can not solve.
  static let beyond = 200
}
