/// The statistics of a level, or of all. Practice doesn't count, nor do puzzles that are
/// ``Puzzle/isTooShort``. The player's own puzzles count, but set no records.
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
  /// The highest score of a solved game, or `nil` if there is none.
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

  private static let binWidths = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 240]

  /// Returns the distribution of times in at most `limit` bins of equal width, beginning with the
  /// shortest game. They are as narrow as possible for 19 of 20 games. Longer games are in the last
  /// bin, which then has no end.
  public func timeBins(atMost limit: Int) -> [TimeBin] {
    let minutes = gamesByMinutes.keys.sorted()
    guard let first = minutes.first, let last = minutes.last, limit > 0 else { return [] }
    let most = (solved * 19 + 19) / 20
    var reached = 0
    let usual =
      minutes.first { minute in
        reached += gamesByMinutes[minute] ?? 0
        return reached >= most
      } ?? last
    let width =
      Self.binWidths.first { usual / $0 - first / $0 < limit } ?? (usual - first) / limit + 1
    let start = first / width * width
    let bins = min(limit, (last - start) / width + 1)
    var counts = Array(repeating: 0, count: bins)
    for (minute, count) in gamesByMinutes {
      counts[min(bins - 1, (minute - start) / width)] += count
    }
    return counts.enumerated().map { index, count in
      let end = start + (index + 1) * width
      return TimeBin(
        start: start + index * width, end: index == bins - 1 && last >= end ? nil : end,
        count: count)
    }
  }
}

// Not in the type itself, which would lose its initialiser without arguments.
extension LevelStatistics {
  /// Combines several levels.
  public init(sumOf levels: some Sequence<LevelStatistics>) {
    for level in levels { add(level) }
    recent = Array(recent.sorted { $0.finishedAt < $1.finishedAt }.suffix(Self.recentLimit))
  }
}

/// The number of games within a range of minutes.
public struct TimeBin: Hashable, Sendable {
  /// The first whole minute of the range.
  public let start: Int
  /// The whole minute after the range, or `nil` if it has no end.
  public let end: Int?
  /// The number of games.
  public let count: Int
}
