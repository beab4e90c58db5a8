public import Sudoku

/// Why there is no puzzle.
public enum GeneratorError: Error, Hashable, Sendable {
  /// The request allows no attempt.
  case noAttempts
  /// The request allows fewer givens than any puzzle has.
  case tooFewGivens
  /// The request asks for more givens than any puzzle has.
  case tooManyGivens
  /// The request asks for more givens than any known minimal puzzle has.
  case tooManyMinimalGivens
  /// The range holds no rating that a puzzle can have.
  case noRating
  /// A puzzle of this level cannot be told for certain.
  case uncertainLevel(Level)
  /// Puzzles are not graded by this technique.
  case ungradedTechnique(TechniqueID)
  /// The technique belongs to the level `needed`, and the request asks for an easier one.
  case harderTechnique(TechniqueID, needed: Level, level: Level)
  /// None of so many grids held such a puzzle.
  case notFound(attempts: Int)
}
