/// What a game is worth, and why: `round((base + time bonus) × error factor × help factor)`.
///
/// ```
/// Medium, rating 900, 10 min, 1 error, a nudge and a technique
///
/// base          2000 + 900                       2900
/// time bonus    2900 × ½ × (1 - 10 ÷ (2 × 15))    966.7
/// errors        0.92                            × 0.92
/// help          0.98 × 0.96                     × 0.9408
///                                                 3347
/// ```
public struct ScoreSheet: Hashable, Sendable {
  /// The level of the puzzle.
  public let level: Level
  /// The rating of the puzzle, as it is graded.
  public let rating: Int
  /// The play time without pauses; nil where the player plays without a timer.
  public let elapsed: Duration?
  /// How many errors were made.
  public let errors: Int
  /// The help that was asked for.
  public let hints: HintCounts

  /// The score of a puzzle solved in a time and with errors and help.
  public init(
    puzzle: Puzzle, elapsed: Duration?, errors: Int, hints: HintCounts = HintCounts()
  ) {
    level = puzzle.level
    rating = puzzle.rating
    self.elapsed = elapsed
    self.errors = errors
    self.hints = hints
  }

  /// The score.
  public var total: Int {
    Int(((Double(base) + timeBonus) * errorFactor * hintFactor).rounded())
  }

  /// The points of the level and of the rating.
  public var base: Int { levelPoints + ratingPoints }

  /// The points of the level. The formula knows no level above expert: extreme puzzles stand out by
  /// their rating.
  public var levelPoints: Int {
    switch level {
    case .easy: 1000
    case .medium: 2000
    case .hard: 3500
    case .expert, .extreme: 6000
    }
  }

  /// The most that a rating counts.
  public static let mostRatingPoints = 4000
  /// What each error leaves of the score.
  public static let factorPerError = 0.92
  /// What all errors together leave at least; all help together, too.
  public static let leastFactor = 0.30

  /// The rating as far as it counts, 0 to 4000.
  public var ratingPoints: Int { min(max(rating, 0), Self.mostRatingPoints) }

  /// The time for which a quarter of the base is added, half as much as for no time at all.
  public var par: Duration {
    switch level {
    case .easy: .seconds(8 * 60)
    case .medium: .seconds(15 * 60)
    case .hard: .seconds(25 * 60)
    case .expert, .extreme: .seconds(45 * 60)
    }
  }

  /// The points for speed: half the base at once, none from twice the par on or without a timer.
  public var timeBonus: Double {
    guard let elapsed else { return 0 }
    return Double(base) / 2 * max(0, 1 - elapsed / (par * 2))
  }

  /// 1 without errors, 0.92 for each of them, never less than 0.30.
  public var errorFactor: Double {
    max(Self.leastFactor, Self.power(Self.factorPerError, errors))
  }

  /// 1 without help, never less than 0.30.
  public var hintFactor: Double {
    max(Self.leastFactor, Help.allCases.reduce(1) { $0 * factor(of: $1) })
  }
}

extension ScoreSheet {
  /// The kinds of help that lower a score.
  public enum Help: String, Hashable, Sendable, CaseIterable {
    /// Being told where to look: 0.98 each.
    case nudge
    /// Being told which technique helps: 0.96 each.
    case technique
    /// Being shown the whole deduction: 0.93 each.
    case explanation
    /// A digit placed: 0.88 each.
    case placement
    /// Asking whether all is right: 0.98 each.
    case check
    /// Candidates filled in: 0.90, once.
    case automaticCandidates = "automatic-candidates"

    /// What it makes of the score each time.
    public var factor: Double {
      switch self {
      case .nudge, .check: 0.98
      case .technique: 0.96
      case .explanation: 0.93
      case .placement: 0.88
      case .automaticCandidates: 0.90
      }
    }

    /// What it takes off the score each time, in percent.
    public var percent: Int { ScoreSheet.percentOff(factor) }
  }

  /// How often a kind of help was used.
  public func count(of help: Help) -> Int {
    switch help {
    case .nudge: hints.nudges
    case .technique: hints.techniques
    case .explanation: hints.explanations
    case .placement: hints.placements
    case .check: hints.checks
    case .automaticCandidates: hints.usesAutomaticCandidates ? 1 : 0
    }
  }

  /// What a kind of help makes of the score; 1 where it was not used.
  public func factor(of help: Help) -> Double { Self.power(help.factor, count(of: help)) }

  /// How many percent a factor takes away, 0 to 100.
  public static func percentOff(_ factor: Double) -> Int { Int(((1 - factor) * 100).rounded()) }

  private static func power(_ factor: Double, _ count: Int) -> Double {
    (0..<max(0, count)).reduce(1) { product, _ in product * factor }
  }
}

extension ScoreSheet {
  /// One line of the sheet.
  public enum Line: Hashable, Sendable {
    /// Points for the level.
    case level(Level, points: Int)
    /// Points for the rating, of which at most 4000 count.
    case rating(Int, points: Int)
    /// Points for speed.
    case time(Duration, par: Duration, points: Double)
    /// No points for speed: the player plays without a timer.
    case untimed
    /// A factor for the errors.
    case errors(Int, factor: Double)
    /// A factor for a kind of help that was used.
    case help(Help, count: Int, factor: Double)
    /// All factors for help together; where they fall below 0.30, that is what counts.
    case allHelp(factor: Double)
    /// The score.
    case total(Int)
  }

  /// The sheet line by line, from the level to the total. The kinds of help are listed where they
  /// were used; errors and the whole help are always there.
  public var lines: [Line] {
    var lines: [Line] = [.level(level, points: levelPoints), .rating(rating, points: ratingPoints)]
    lines.append(elapsed.map { .time($0, par: par, points: timeBonus) } ?? .untimed)
    lines.append(.errors(errors, factor: errorFactor))
    for help in Help.allCases where count(of: help) > 0 {
      lines.append(.help(help, count: count(of: help), factor: factor(of: help)))
    }
    return lines + [.allHelp(factor: hintFactor), .total(total)]
  }
}
