public import Sudoku

/// The reason why there is no puzzle.
public enum GeneratorError: Error, Hashable, Sendable {
  /// The request allows no attempt.
  case noAttempts
  /// The request allows fewer givens than any puzzle has.
  case tooFewGivens
  /// The request asks for more givens than any puzzle has.
  case tooManyGivens
  /// The request asks for more givens than any known minimal puzzle has.
  case tooManyMinimalGivens
  /// The range contains no rating that a puzzle can have.
  case noRating
  /// Puzzles of this level can't be recognised with certainty.
  case uncertainLevel(Level)
  /// The technique isn't used for grading, or those before it always do its work.
  case needlessTechnique(TechniqueID)
  /// The technique belongs to the level `needed`, but the request is for an easier one.
  case harderTechnique(TechniqueID, needed: Level, level: Level)
  /// No such puzzle was found in this many grids.
  case notFound(attempts: Int)
}
