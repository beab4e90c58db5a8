/// What was played of a level, or of all together. Practice does not count.
public struct LevelStatistics: Hashable, Sendable {
  /// Games that were solved.
  public var solved = 0
  /// Games that were given up.
  public var givenUp = 0
  /// Games in which something was done and that wait to be resumed.
  public var unfinished = 0
  /// The shortest play time of a game solved without help; nil where there is none.
  public var bestTime: Duration?
  /// The play time that half of the solved games stayed below; nil for several levels together.
  public var medianTime: Duration?
  /// The play time of all solved games together.
  public var totalTime = Duration.zero
  /// The highest score of a solved game.
  public var bestScore: Int?
  /// The scores of all solved games together.
  public var totalScore = 0
  /// The errors in all solved games together.
  public var errors = 0
  /// How often help was asked for in all solved games together.
  public var hints = 0
  /// Solved games without an error and without help.
  public var flawless = 0
  /// How many solved games took so many whole minutes.
  public var gamesByMinutes: [Int: Int] = [:]
  /// The games solved last, oldest first, at most ``recentLimit``.
  public var recent: [GameResult] = []

  /// How many games ``recent`` holds at most.
  public static let recentLimit = 100

  /// Nothing played.
  public init() {}

  /// Games in which something was done.
  public var played: Int { solved + givenUp + unfinished }
  /// The part of the games that are over which were solved, 0 to 1; nil where none is over.
  public var winRate: Double? {
    solved + givenUp == 0 ? nil : Double(solved) / Double(solved + givenUp)
  }
  /// The mean play time of the solved games.
  public var meanTime: Duration? { solved == 0 ? nil : totalTime / solved }
  /// The mean score of the solved games.
  public var meanScore: Int? { solved == 0 ? nil : totalScore / solved }
}

extension LevelStatistics {
  /// Several levels together.
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
