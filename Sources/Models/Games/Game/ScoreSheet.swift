public import Sudoku

/// What a game is worth, and why: `round((base + time bonus) × errors × help)`.
///
/// ```
/// Medium, rating 900, 52 cells to fill in 10 min, 1 error, a hint explained and applied
///
/// base          2000 + 900                                2900
/// time bonus    2900 × ¼ × (30:00 - 10:00) ÷ (30:00 - 2:36)  529.2
/// errors        1 - 4%                                × 0.96
/// help          1 - (0% + 1% + 1% + 1%)               × 0.97
///                                                       3193
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
  /// The number of cells that were to be filled in.
  private let openCells: Int

  /// The score of a puzzle solved in a time and with errors and help.
  public init(
    puzzle: Puzzle, elapsed: Duration?, errors: Int, hints: HintCounts = HintCounts()
  ) {
    level = puzzle.level
    rating = puzzle.rating
    self.elapsed = elapsed
    self.errors = errors
    self.hints = hints
    openCells = 81 - puzzle.givens.count
  }

  /// The score.
  public var total: Int {
    Int(((Double(base) + timeBonus) * errorFactor * helpFactor).rounded())
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
  /// What each error takes off the score, in percent.
  public static let percentPerError = 4
  /// The most that all errors together take off.
  public static let mostErrorPercent = 40
  /// The most that all help together takes off.
  public static let mostHelpPercent = 15
  /// The share of the base that the time bonus can add.
  private static let mostTimeBonus = 0.25

  /// The rating as far as it counts, 0 to 4000.
  public var ratingPoints: Int { min(max(rating, 0), Self.mostRatingPoints) }

  /// The play time from which on speed adds nothing: twice what a practised player takes.
  public var slowest: Duration {
    switch level {
    case .easy: .seconds(16 * 60)
    case .medium: .seconds(30 * 60)
    case .hard: .seconds(50 * 60)
    case .expert, .extreme: .seconds(90 * 60)
    }
  }

  /// The play time that earns the whole time bonus. It's about what the best solvers need, so that
  /// being faster than any person gains nothing.
  public var fastest: Duration {
    switch level {
    case .easy: .seconds(2 * openCells)
    case .medium: .seconds(3 * openCells)
    case .hard: .seconds(4 * openCells)
    case .expert, .extreme: .seconds(6 * openCells)
    }
  }

  /// The points for speed: a quarter of the base up to ``fastest``, then less and less, and none from
  /// ``slowest`` on or without a timer.
  public var timeBonus: Double {
    guard let elapsed else { return 0 }
    let left = (slowest - max(elapsed, fastest)) / (slowest - fastest)
    return Double(base) * Self.mostTimeBonus * max(0, left)
  }

  /// What the errors take off the score, in percent.
  public var errorPercent: Int {
    min(Self.mostErrorPercent, Self.percentPerError * max(0, errors))
  }

  /// What the help takes off the score, in percent.
  public var helpPercent: Int { hints.percent }

  /// What is left of the score after the errors: 1 without any.
  public var errorFactor: Double { Double(100 - errorPercent) / 100 }

  /// What is left of the score after the help: 1 without any.
  public var helpFactor: Double { Double(100 - helpPercent) / 100 }
}

extension ScoreSheet {
  /// The kinds of help. The raw values are stored and stay as they are.
  public enum Help: String, Hashable, Sendable, CaseIterable {
    /// Being told where to look.
    case nudge
    /// Being told which technique helps.
    case technique
    /// Being shown the whole deduction.
    case explanation
    /// A digit placed.
    case placement
    /// Asking whether all is right.
    case check
    /// Candidates filled in, counted once.
    case automaticCandidates = "automatic-candidates"

    /// What it takes off the score each time, in percent.
    public var percent: Int {
      switch self {
      case .nudge: 0
      case .technique, .explanation, .placement, .check: 1
      case .automaticCandidates: 3
      }
    }
  }

  /// How often a kind of help was used.
  public func count(of help: Help) -> Int { hints.count(of: help) }

  /// What a kind of help takes off the score, in percent, before the limit for all help.
  public func percent(of help: Help) -> Int { help.percent * max(0, count(of: help)) }
}

extension ScoreSheet {
  /// One line of the sheet.
  public enum Line: Hashable, Sendable {
    /// Points for the level.
    case level(Level, points: Int)
    /// Points for the rating, of which at most 4000 count.
    case rating(Int, points: Int)
    /// Points for speed.
    case time(Duration, points: Double)
    /// No points for speed: the player plays without a timer.
    case untimed
    /// What the errors take off.
    case errors(Int, percent: Int)
    /// What a kind of help that was used takes off.
    case help(Help, count: Int, percent: Int)
    /// What all help together takes off: less than the sum of its kinds where that is over the limit.
    case allHelp(percent: Int)
    /// The score.
    case total(Int)
  }

  /// The sheet line by line, from the level to the total. The kinds of help are listed where they
  /// were used; errors and the whole help are always there.
  public var lines: [Line] {
    var lines: [Line] = [.level(level, points: levelPoints), .rating(rating, points: ratingPoints)]
    lines.append(elapsed.map { .time($0, points: timeBonus) } ?? .untimed)
    lines.append(.errors(errors, percent: errorPercent))
    for help in Help.allCases where count(of: help) > 0 {
      lines.append(.help(help, count: count(of: help), percent: percent(of: help)))
    }
    return lines + [.allHelp(percent: helpPercent), .total(total)]
  }
}
