public import Sudoku

/// What a puzzle shall be like. What is nil or not said is left to chance.
public struct PuzzleRequest: Hashable, Sendable {
  /// The level that ``Grader`` gives it, nothing less and nothing more. Below extreme no puzzle
  /// needs a guess.
  public var level: Level?
  /// The rating by ``Explainer``, in tenths: 32...38 for 3.2 to 3.8.
  public var explainerRating: ClosedRange<Int>?
  /// A technique that its solution needs: the steps of its ``Grade`` have it, so that those before
  /// it in ``TechniqueCatalog/grading`` do not solve the puzzle. Where no level is asked for, no
  /// step is by a technique after it.
  public var technique: TechniqueID?
  /// How the givens lie; nil for any kind but ``Symmetry/none``, by chance.
  public var symmetry: Symmetry?
  /// Whether no given can go without a second solution.
  public var isMinimal: Bool
  /// How many givens it has.
  public var givens: ClosedRange<Int>?
  /// How many grids are tried before it is given up.
  public var attempts: Int

  /// A puzzle of any level with givens anywhere, unless more is said.
  public init(
    level: Level? = nil, explainerRating: ClosedRange<Int>? = nil, technique: TechniqueID? = nil,
    symmetry: Symmetry? = Symmetry.none, isMinimal: Bool = false,
    givens: ClosedRange<Int>? = nil, attempts: Int = 20_000
  ) {
    self.level = level
    self.explainerRating = explainerRating
    self.technique = technique
    self.symmetry = symmetry
    self.isMinimal = isMinimal
    self.givens = givens
    self.attempts = attempts
  }
}

extension PuzzleRequest {
  /// Whether a puzzle has to be graded or rated to know that it is meant.
  public var asksForGrade: Bool { level != nil || explainerRating != nil || technique != nil }

  /// Says what is wrong with the request, if no puzzle could ever meet it.
  public func check() throws(GeneratorError) {
    guard attempts > 0 else { throw .noAttempts }
    try checkGivens()
    try checkTechnique()
    if let range = explainerRating, range.upperBound < 10 || range.lowerBound > 120 {
      throw .noRating
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
    guard facts.isInGrading, technique != .bruteForce else {
      throw .ungradedTechnique(technique)
    }
    if let level, level < facts.level {
      throw .harderTechnique(technique, needed: facts.level, level: level)
    }
  }
}
