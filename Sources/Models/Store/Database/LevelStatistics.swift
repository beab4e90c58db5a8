/// The statistics of a level, or of all. Practice doesn't count.
public struct LevelStatistics: Hashable, Sendable {
  /// The number of solved games.
  public var solved = 0
  /// The number of games given up.
  public var givenUp = 0
  /// The number of played games that can be resumed.
  public var unfinished = 0
  /// The shortest play time of a game solved without help, or `nil` if there is none.
  public var bestTime: Duration?
  /// The median play time of the solved games, or `nil` for several levels.
  public var medianTime: Duration?
  /// The total play time of the solved games.
  public var totalTime = Duration.zero
  /// The highest score of a solved game.
  public var bestScore: Int?
  /// The total score of the solved games.
  public var totalScore = 0
  /// The number of errors in all solved games.
  public var errors = 0
  /// The number of times that help was used in all solved games.
  public var hints = 0
  /// The number of games solved without errors and help.
  public var flawless = 0
  /// The number of solved games by their play time in whole minutes.
  public var gamesByMinutes: [Int: Int] = [:]
  /// The games solved last, oldest first, at most ``recentLimit``.
  public var recent: [GameResult] = []

  /// The maximum number of games in ``recent``.
  public static let recentLimit = 100

  /// Creates empty statistics.
  public init() {}

  /// The number of games played.
  public var played: Int { solved + givenUp + unfinished }
  /// The share of completed games that were solved, 0 to 1, or `nil` if none is completed.
  public var winRate: Double? {
    solved + givenUp == 0 ? nil : Double(solved) / Double(solved + givenUp)
  }
  /// The average play time of the solved games.
  public var meanTime: Duration? { solved == 0 ? nil : totalTime / solved }
  /// The average score of the solved games.
  public var meanScore: Int? { solved == 0 ? nil : totalScore / solved }
}

extension LevelStatistics {
  /// Combines several levels.
  public init(sumOf levels: some Sequence<LevelStatistics>) {
    for level in levels { add(level) }
    recent = Array(recent.sorted { $0.finishedAt < $1.finishedAt }.suffix(Self.recentLimit))
  }

  private mutating func add(_ other: LevelStatistics) {
    solved += other.solved
    givenUp += other.givenUp
    unfinished += other.unfinished
    bestTime = [bestTime, other.bestTime].compactMap(\.self).min()
    totalTime += other.totalTime
    bestScore = [bestScore, other.bestScore].compactMap(\.self).max()
    totalScore += other.totalScore
    errors += other.errors
    hints += other.hints
    flawless += other.flawless
    gamesByMinutes.merge(other.gamesByMinutes, uniquingKeysWith: +)
    recent += other.recent
  }
}
