public import Sudoku

/// The score of a game, with its parts: `round((base + time bonus) × errors × help)`.
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
  /// The rating of the puzzle, as graded.
  public let rating: Int
  /// The play time without pauses, or `nil` for a game without a timer.
  public let elapsed: Duration?
  /// The number of errors.
  public let errors: Int
  /// The help used.
  public let hints: HintCounts
  /// The number of cells to fill in.
  private let openCells: Int

  /// Creates the score of a solved puzzle.
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

  /// The points for the level and the rating.
  public var base: Int { levelPoints + ratingPoints }

  /// The parts of the score that depend on the level: the points, the minutes from which there is
  /// no time bonus, and the seconds for each cell that earn all of it. The formula has no level
  /// above expert. Extreme puzzles stand out by their rating.
  private var rule: (points: Int, minutes: Int, secondsPerCell: Int) {
    switch level {
    case .easy: (1000, 16, 2)
    case .medium: (2000, 30, 3)
    case .hard: (3500, 50, 4)
    case .expert, .extreme: (6000, 90, 6)
    }
  }

  /// The points for the level.
  public var levelPoints: Int { rule.points }

  /// The maximum number of points for the rating.
  public static let maxRatingPoints = 4000
  /// The percentage that each error takes off the score.
  public static let percentPerError = 4
  /// The maximum percentage that errors take off the score.
  public static let maxErrorPercent = 40
  /// The maximum percentage that help takes off the score.
  public static let maxHelpPercent = 15
  /// The maximum time bonus, as a share of the base.
  private static let maxTimeBonus = 0.25

  /// The points for the rating, 0 to 4000.
  public var ratingPoints: Int { min(max(rating, 0), Self.maxRatingPoints) }

  /// The play time from which there is no time bonus: twice what a practised player needs.
  public var slowest: Duration { .seconds(rule.minutes * 60) }

  /// The play time that earns the full time bonus. It is about what the best solvers need, so being
  /// faster than any person gains nothing.
  public var fastest: Duration { .seconds(rule.secondsPerCell * openCells) }

  /// The points for speed: a quarter of the base up to ``fastest``, then gradually less. None from
  /// ``slowest`` onwards or without a timer.
  public var timeBonus: Double {
    guard let elapsed else { return 0 }
    let left = (slowest - max(elapsed, fastest)) / (slowest - fastest)
    return Double(base) * Self.maxTimeBonus * max(0, left)
  }

  /// The percentage that the errors take off the score.
  public var errorPercent: Int {
    min(Self.maxErrorPercent, Self.percentPerError * max(0, errors))
  }

  /// The percentage that the help takes off the score.
  public var helpPercent: Int { hints.percent }

  /// The factor for the errors, 1 without any.
  public var errorFactor: Double { Double(100 - errorPercent) / 100 }

  /// The factor for the help, 1 without any.
  public var helpFactor: Double { Double(100 - helpPercent) / 100 }

  /// The kinds of help. The raw values are stored, so they must not change.
  public enum Help: String, Hashable, Sendable, CaseIterable {
    /// A hint that tells where to look.
    case nudge
    /// A hint that names the technique.
    case technique
    /// A hint that shows the whole deduction.
    case explanation
    /// A hint that places a digit.
    case placement
    /// A check for errors.
    case check
    /// Filling in the candidates. Counts once.
    case automaticCandidates = "automatic-candidates"

    /// The percentage that each use takes off the score.
    public var percent: Int {
      switch self {
      case .nudge: 0
      case .technique, .explanation, .placement, .check: 1
      case .automaticCandidates: 3
      }
    }
  }

  /// Returns how often a kind of help was used.
  public func count(of help: Help) -> Int { hints.count(of: help) }

  /// Returns the percentage that a kind of help takes off the score, before the limit for all help.
  public func percent(of help: Help) -> Int { help.percent * count(of: help) }

  /// A line of the sheet.
  public enum Line: Hashable, Sendable {
    /// Points for the level.
    case level(Level, points: Int)
    /// Points for the rating, at most 4000.
    case rating(Int, points: Int)
    /// Points for speed.
    case time(Duration, points: Double)
    /// No points for speed, because the game has no timer.
    case untimed
    /// The deduction for errors.
    case errors(Int, percent: Int)
    /// The deduction for a kind of help.
    case help(Help, count: Int, percent: Int)
    /// The deduction for all help, less than the sum of its kinds if that is over the limit.
    case allHelp(percent: Int)
    /// The score.
    case total(Int)
  }

  /// The lines of the sheet, from the level to the total. Only includes the kinds of help that were
  /// used, but always errors and all help.
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

/// The number of times that a player asked for each kind of help.
public struct HintCounts: Hashable, Sendable {
  private var counts: [ScoreSheet.Help: Int]

  /// Creates counts, by default without any help.
  public init(_ counts: [ScoreSheet.Help: Int] = [:]) { self.counts = counts }

  /// Returns how often a kind of help was used. Automatic candidates count once.
  public func count(of help: ScoreSheet.Help) -> Int { counts[help] ?? 0 }

  /// The total number of requests.
  public var total: Int { counts.values.reduce(0, +) }

  /// The number of occasions. A hint that is revealed step by step and then applied is a single
  /// occasion, so only the most frequent kind of hint counts.
  public var occasions: Int {
    let hints: [ScoreSheet.Help] = [.nudge, .technique, .explanation, .placement]
    return hints.reduce(0) { max($0, count(of: $1)) } + count(of: .check)
      + count(of: .automaticCandidates)
  }

  /// The percentage that all help takes off the score.
  public var percent: Int {
    min(ScoreSheet.maxHelpPercent, counts.reduce(0) { $0 + $1.key.percent * $1.value })
  }

  /// Returns the percentage that `help` would take off the score now. Smaller near the limit.
  public func price(of help: ScoreSheet.Help) -> Int {
    min(help.percent, ScoreSheet.maxHelpPercent - percent)
  }

  /// Counts one more use of `help`.
  public mutating func add(_ help: ScoreSheet.Help) {
    counts[help] = help == .automaticCandidates ? 1 : count(of: help) + 1
  }
}
