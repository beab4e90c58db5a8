public import Sudoku

/// The totals of the steps of a solution.
///
/// The rule is HoDoKu's (version 2.3): the scores of the steps add up. The level is that of the
/// hardest step, raised as long as the score is over its limit.
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
  /// The hardest technique: by level, then by score, then the one that is tried last. `nil` without
  /// steps.
  public private(set) var hardest: TechniqueFacts?
  /// The number of uses of each technique, by ``TechniqueID/place``. Empty without steps.
  private var counts: [UInt16] = []

  /// Creates an empty tally.
  public init() {}

  /// Creates the tally of `steps`.
  public init(_ steps: some Sequence<Deduction>) {
    for step in steps { count(step.technique) }
  }

  /// Counts another step.
  public mutating func count(_ technique: TechniqueID) {
    let facts = technique.facts
    score += facts.score
    if hardest.map({ $0 < facts }) ?? true { hardest = facts }
    if counts.isEmpty { counts = Array(repeating: 0, count: TechniqueID.allCases.count) }
    counts[technique.place] += 1
  }

  /// The number of uses of each technique.
  public var uses: [TechniqueID: Int] {
    Dictionary(
      uniqueKeysWithValues: zip(TechniqueID.allCases, counts).lazy.filter { $1 > 0 }
        .map { ($0, Int($1)) })
  }

  /// The level of the hardest step, or a higher one if the score is too high for it.
  public var level: Level {
    let least = hardest?.level ?? .easy
    return Level.allCases.first { $0 >= least && score <= $0.scoreLimit ?? .max } ?? .extreme
  }
}

extension Level {
  /// The highest score for a puzzle of this level, or `nil` if there is no limit.
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
