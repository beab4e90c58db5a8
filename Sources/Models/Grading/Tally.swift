public import Sudoku

/// What the steps of a solution come to.
///
/// The rule is HoDoKu's (version 2.3): the scores of the steps add up. The level is that of the
/// hardest step, but while the score is over the limit of the level, it is the next one.
///
/// | level | limit |
/// |---|---|
/// | easy | 800 |
/// | medium | 1000 |
/// | hard | 1600 |
/// | expert | 1800 |
/// | extreme | none |
public struct Tally: Hashable, Sendable {
  /// The sum of the scores of the steps.
  public private(set) var score = 0
  /// The hardest technique: of the highest level, of these the highest score, of these the one that
  /// is tried last; `nil` without a step.
  public private(set) var hardest: TechniqueFacts?
  /// How often each technique was used.
  public private(set) var uses: [TechniqueID: Int] = [:]

  /// The tally of no steps.
  public init() {}

  /// The tally of `steps`.
  public init(_ steps: some Sequence<Deduction>) {
    for step in steps { count(step.technique) }
  }

  /// Counts one more step.
  public mutating func count(_ technique: TechniqueID) {
    let facts = technique.facts
    score += facts.score
    hardest = hardest.map { max($0, facts) } ?? facts
    uses[technique, default: 0] += 1
  }

  /// The level of the hardest step, or a higher one if the score is too high for it.
  public var level: Level {
    let least = hardest?.level ?? .easy
    return Level.allCases.first { $0 >= least && score <= $0.scoreLimit ?? .max } ?? .extreme
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
}
