public import Sudoku

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
