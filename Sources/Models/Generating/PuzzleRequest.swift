public import Sudoku

/// The requirements for a puzzle. Properties that are `nil` are left to chance.
public struct PuzzleRequest: Hashable, Sendable {
  /// The exact level by ``Grader``. Below extreme no puzzle needs a guess.
  public var level: Level?
  /// The rating by ``Explainer`` in tenths: 32...38 for 3.2 to 3.8.
  public var explainerRating: ClosedRange<Int>?
  /// A technique that the solution needs: the steps of the ``Grade`` include it, so those before it
  /// in ``TechniqueCatalog/grading`` don't solve the puzzle. Without a level, no step uses a later
  /// technique.
  public var technique: TechniqueID?
  /// Techniques that are enough to solve the puzzle, in the order in which they are tried, or `nil`
  /// if any may be needed. They have no influence on the grade.
  public var profile: [TechniqueID]?
  /// The symmetry of the givens. `nil` for a random one other than ``Symmetry/none``.
  public var symmetry: Symmetry?
  /// `true` if removing any given must lead to a second solution.
  public var isMinimal: Bool
  /// The number of givens.
  public var givens: ClosedRange<Int>?
  /// The number of grids to try before giving up.
  public var attempts: Int

  /// Creates a request, by default for a puzzle of any level with givens anywhere.
  public init(
    level: Level? = nil, explainerRating: ClosedRange<Int>? = nil, technique: TechniqueID? = nil,
    profile: [TechniqueID]? = nil, symmetry: Symmetry? = Symmetry.none, isMinimal: Bool = false,
    givens: ClosedRange<Int>? = nil, attempts: Int = 20_000
  ) {
    self.level = level
    self.explainerRating = explainerRating
    self.technique = technique
    self.profile = profile
    self.symmetry = symmetry
    self.isMinimal = isMinimal
    self.givens = givens
    self.attempts = attempts
  }
}

extension PuzzleRequest {
  /// The ratings in tenths below 6.5 that ``Explainer`` gives to no puzzle.
  static let impossibleRatings: Set<Int> = [
    11, 13, 14, 16, 18, 21, 22, 24, 27, 29, 31, 33, 35, 37, 39, 41, 43, 55, 63, 64,
  ]

  /// The lowest and the highest rating of a known puzzle, in tenths. Golden Nugget has the highest.
  static let knownRatings = 10...119

  /// `true` if puzzles must be graded or rated to check the request.
  public var asksForGrade: Bool {
    level != nil || explainerRating != nil || technique != nil || profile != nil
  }

  /// Throws an error if no puzzle can ever meet the request.
  public func check() throws(GeneratorError) {
    guard attempts > 0 else { throw .noAttempts }
    try checkGivens()
    try checkTechnique()
    if let range = explainerRating {
      let ratings = range.clamped(to: 9...121)
      let isPossible = ratings.contains {
        Self.knownRatings.contains($0) && !Self.impossibleRatings.contains($0)
      }
      guard isPossible else { throw .noRating }
    }
    if let level, !Generator.levels.contains(level) {
      throw .uncertainLevel(level)
    }
  }

  private func checkGivens() throws(GeneratorError) {
    guard let givens else { return }
    if givens.upperBound < 17 {
      throw .tooFewGivens
    }
    if givens.lowerBound > 80 {
      throw .tooManyGivens
    }
    if isMinimal, givens.lowerBound > 40 {
      throw .tooManyMinimalGivens
    }
  }

  private func checkTechnique() throws(GeneratorError) {
    guard let technique else { return }
    let facts = technique.facts
    guard TechniqueCatalog.isNeeded(technique) else { throw .needlessTechnique(technique) }
    if let level, level < facts.level {
      throw .harderTechnique(technique, needed: facts.level, level: level)
    }
  }
}

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
