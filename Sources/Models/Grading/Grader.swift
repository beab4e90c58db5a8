public import Sudoku

/// Solves puzzles as a person would, easiest technique first, and says how hard that was.
///
/// The rule is HoDoKu's (version 2.3): look for a step with each technique in turn and take the
/// first one found; add up the scores of the steps. The level is that of the hardest step, but
/// while the score is over the limit of the level, it is the next one.
///
/// | level | limit |
/// |---|---|
/// | easy | 800 |
/// | medium | 1000 |
/// | hard | 1600 |
/// | expert | 1800 |
/// | extreme | none |
public struct Grader: Sendable {
  private let techniques: [any Technique]

  /// Grades by `techniques`, easiest first.
  public init(techniques: [any Technique] = TechniqueCatalog.grading) {
    self.techniques = techniques
  }

  /// The grade of `givens`, which have exactly one solution.
  public func grade(_ givens: Grid) -> Grade {
    grade(CandidateGrid(givens: givens))
  }

  /// The grade of what is left of a position.
  public func grade(_ position: CandidateGrid) -> Grade {
    var position = position
    var steps: [Deduction] = []
    var score = 0
    var level = Level.easy
    while !position.isSolved {
      guard let (step, facts) = next(position) else {
        return Grade(level: .extreme, score: score, steps: steps, isSolved: false)
      }
      position.apply(step)
      steps.append(step)
      score += facts.score
      level = max(level, facts.level)
    }
    while let limit = level.scoreLimit, score > limit { level = level.next }
    return Grade(level: level, score: score, steps: steps, isSolved: true)
  }

  /// The next step from `position`; nil where no technique finds one.
  public func step(from position: CandidateGrid) -> Deduction? { next(position)?.step }

  /// The same; before each technique it asks `check` whether to go on.
  package func step<Failure>(
    from position: CandidateGrid, check: () throws(Failure) -> Void
  ) throws(Failure) -> Deduction? {
    try next(position, check: check)?.step
  }

  private func next(_ position: CandidateGrid) -> (step: Deduction, facts: TechniqueFacts)? {
    next(position) {}
  }

  private func next<Failure>(
    _ position: CandidateGrid, check: () throws(Failure) -> Void
  ) throws(Failure) -> (step: Deduction, facts: TechniqueFacts)? {
    var hasImpossiblePlaces: Bool?
    var findings = Findings()
    for technique in techniques {
      try check()
      if technique.isOfOneDigit {
        let isWorthIt = hasImpossiblePlaces ?? position.hasImpossiblePlaces
        hasImpossiblePlaces = isWorthIt
        if !isWorthIt { continue }
      }
      if let step = findings.first(by: technique, in: position) { return (step, technique.facts) }
    }
    return nil
  }
}

extension Level {
  /// The highest score of a puzzle of this level; nil where there is no limit.
  public var scoreLimit: Int? {
    switch self {
    case .easy: 800
    case .medium: 1000
    case .hard: 1600
    case .expert: 1800
    case .extreme: nil
    }
  }

  /// The level above, or itself where there is none.
  fileprivate var next: Level {
    Level.allCases.first { $0 > self } ?? self
  }
}
