import Formats
import GRDB
public import Games
public import Sudoku

// Leaderboards.
extension GameStore {
  /// Returns the ranked games of a list, best first, up to a limit: by score, then by errors plus
  /// hints, by time, and by date.
  public func results(of list: Leaderboard, limit: Int) throws(StoreError) -> [GameResult] {
    try read { database in
      try GameRow.results(
        database,
        where: "\(list.condition) ORDER BY score DESC, errors + hints, elapsed, finished_at",
        limit: limit)
    }
  }

  /// Returns the ranked game of a list that was finished last, or `nil` if the list is empty.
  public func newest(of list: Leaderboard) throws(StoreError) -> GameResult? {
    try read { database in
      try GameRow.results(
        database, where: "\(list.condition) ORDER BY finished_at DESC", limit: 1)
    }.first
  }

  /// Returns the best score and the best time of a list, or `nil` if it is empty.
  public func best(of list: Leaderboard) throws(StoreError) -> BestResult? {
    try read { try best(of: list, in: $0) }
  }

  /// Returns the best time without help of a list in the last seven days, or `nil` if fewer than
  /// two were played.
  func bestTimeOfWeek(on list: Leaderboard) throws(StoreError) -> Duration? {
    let start = moment.milliseconds - 7 * 24 * 60 * 60 * 1000
    let times = try read { database in
      try Int64.fetchAll(
        database,
        sql: """
          SELECT elapsed FROM games WHERE \(list.condition) AND hints = 0 AND finished_at > ?
          ORDER BY elapsed LIMIT 2
          """, arguments: [start])
    }
    return times.count == 2 ? Duration(stored: times[0]) : nil
  }

  /// Returns the standing of a finished game on one of its lists.
  public func standing(of result: GameResult, on list: Leaderboard) throws(StoreError) -> Standing {
    try read { database in
      let place = result.isRanked ? try 1 + gamesBefore(result, on: list, in: database) : nil
      return Standing(
        place: place, count: try database.count("games WHERE \(list.condition)"),
        best: try best(of: list, in: database))
    }
  }

  /// Removes all games from a list, and from the other lists that include them. They still count in
  /// statistics. Returns the removed games.
  public func clear(_ list: Leaderboard) throws(StoreError) -> [Game.ID] {
    try update { database in
      try Int64.fetchAll(
        database, sql: "UPDATE games SET is_ranked = 0 WHERE \(list.condition) RETURNING id")
    }
  }

  /// Restores games removed by ``clear(_:)`` to their lists.
  public func restore(_ games: [Game.ID]) throws(StoreError) {
    try update { database in
      for id in games {
        try database.run("UPDATE games SET is_ranked = 1 WHERE id = ? AND given_up = 0", [id])
      }
    }
  }

  private func best(of list: Leaderboard, in database: Database) throws -> BestResult? {
    // Two queries, because SQLite only finds a minimum or maximum in an index if it is the only
    // one.
    let score = try Int.fetchOne(
      database, sql: "SELECT max(score) FROM games WHERE \(list.condition)")
    let time = try Int64.fetchOne(
      database, sql: "SELECT min(elapsed) FROM games WHERE \(list.condition) AND hints = 0")
    return score.map { BestResult(score: $0.clamped, time: time.map(Duration.init(stored:))) }
  }

  /// Returns the number of games of `list` before `result` in the order of ``results(of:limit:)``.
  private func gamesBefore(
    _ result: GameResult, on list: Leaderboard, in database: Database
  ) throws -> Int {
    try database.count(
      """
      games WHERE \(list.condition) AND score >= :score AND
        (-score, errors + hints, elapsed, finished_at) < (-:score, :faults, :elapsed, :moment)
      """,
      [
        "score": result.score ?? 0, "faults": result.errors + result.hints,
        "elapsed": result.elapsed.wholeMilliseconds, "moment": result.finishedAt.milliseconds,
      ])
  }

  // Statistics.

  /// SQL that is true if a finished game counts. Practice doesn't, since it has no score, nor does
  /// a puzzle that is too short, which only the player's own are.
  private static let counts = """
    score IS NOT NULL AND id NOT IN (
      SELECT id FROM games WHERE origin = 'own'
        AND length(replace(givens, '.', '')) > \(81 - Puzzle.fewestOpenCells))
    """
  /// SQL that is true if a game can set a record of its level. The player's own puzzles have a list
  /// of their own.
  private static let setsRecords = "id NOT IN (SELECT id FROM games WHERE origin = 'own')"

  /// Returns the statistics of a level. Other reads don't wait for it. Throws if the task is
  /// cancelled before.
  ///
  /// - Complexity: O(games of the level). A few tenths of a second for a million.
  public func statistics(of level: Level) throws(StoreError) -> LevelStatistics {
    try readAside { database in
      var statistics = try sums(of: level, in: database)
      statistics.givenUp = try database.count(
        "games WHERE given_up = 1 AND level = ?", [level.rawValue])
      // The opening turns of a game don't count as playing.
      statistics.unfinished = try database.count(
        "games WHERE level = ? AND \(GameRow.waits)", [level.rawValue])
      statistics.medianTime = try medianTime(of: level, among: statistics.solved, in: database)
      let minutes = try Row.fetchAll(
        database,
        sql: """
          SELECT elapsed / 60000 AS minutes, count(*) FROM games
          WHERE solved_level = ? AND \(Self.counts) GROUP BY minutes
          """,
        arguments: [level.rawValue])
      for row in minutes { statistics.gamesByMinutes[row[0] ?? 0] = row[1] }
      statistics.recent = try GameRow.results(
        database,
        where: "solved_level = ? AND \(Self.counts) ORDER BY finished_at DESC",
        arguments: [level.rawValue], limit: LevelStatistics.recentLimit
      ).reversed()
      return statistics
    }
  }

  /// Returns the times at which games were solved since a moment, oldest first. Other reads don't
  /// wait for it. Throws if the task is cancelled before.
  public func solvedSince(_ start: Moment) throws(StoreError) -> [Moment] {
    try readAside { database in
      try Int64.fetchAll(
        database,
        sql: """
          SELECT finished_at FROM games WHERE finished_at >= ? AND given_up = 0
          ORDER BY finished_at
          """,
        arguments: [start.milliseconds])
    }.map(Moment.init(milliseconds:))
  }

  private func sums(of level: Level, in database: Database) throws -> LevelStatistics {
    var statistics = LevelStatistics()
    // Unlike `sum`, `total` doesn't fail if a number is far too large.
    func sum(_ column: String) -> String {
      "CAST(max(-1e15, min(total(\(column)), 1e15)) AS INTEGER)"
    }
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT count(*), min(elapsed) FILTER (WHERE hints = 0 AND \(Self.setsRecords)),
          \(sum("elapsed")), max(score) FILTER (WHERE \(Self.setsRecords)),
          \(sum("score")), \(sum("errors")), \(sum("hints")), count(*) FILTER (WHERE errors + hints = 0)
        FROM games WHERE solved_level = ? AND \(Self.counts)
        """,
      arguments: [level.rawValue])
    guard let row, row[0] > 0 else { return statistics }
    statistics.solved = row[0]
    statistics.bestTime = (row[1] as Int64?).map(Duration.init(stored:))
    statistics.totalTime = Duration(stored: row[2])
    statistics.bestScore = (row[3] as Int?).map(\.clamped)
    statistics.totalScore = row[4]
    statistics.errors = row[5]
    statistics.hints = row[6]
    statistics.flawless = row[7]
    return statistics
  }

  private func medianTime(
    of level: Level, among count: Int, in database: Database
  ) throws -> Duration? {
    guard count > 0 else { return nil }
    let middle = try Int64.fetchAll(
      database,
      sql: """
        SELECT elapsed FROM games WHERE solved_level = ? AND \(Self.counts)
        ORDER BY elapsed LIMIT ? OFFSET ?
        """,
      arguments: [level.rawValue, 2 - count % 2, (count - 1) / 2])
    return middle.isEmpty
      ? nil : middle.map(Duration.init(stored:)).reduce(.zero, +) / middle.count
  }

  // Progress in shared puzzles, those of packs and of days, and through the levels.

  /// Returns the solved puzzles of packs, each with its highest-scoring result. Leaves out
  /// unreadable games.
  public func completedPuzzles() throws(StoreError) -> [PuzzleID: GameResult] {
    let results = try read { try solved("pack", best: "max(score)", in: $0) }
    return Dictionary(
      results.compactMap { result in
        guard case .pack(let id) = result.origin else { return nil }
        return (id, result)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the days whose puzzles were solved, each with its first result, which shows if it was
  /// solved on that day. Leaves out unreadable games.
  public func finishedDays() throws(StoreError) -> [Day: GameResult] {
    let results = try read { try solved("daily", best: "min(finished_at)", in: $0) }
    return Dictionary(
      results.compactMap { result in
        guard case .daily(let day, _) = result.origin else { return nil }
        return (day, result)
      }, uniquingKeysWith: { $0.finishedAt <= $1.finishedAt ? $0 : $1 })
  }

  /// Returns the origins of all games that can be resumed.
  public func begun() throws(StoreError) -> Set<GameOrigin> {
    let origins = try read { database in
      try String.fetchAll(
        database, sql: "SELECT DISTINCT +origin FROM games WHERE \(GameRow.waits)")
    }
    return Set(origins.compactMap(GameOrigin.init))
  }

  /// Returns `true` if any game was solved.
  public func hasSolved() throws(StoreError) -> Bool {
    try read { try $0.has("games WHERE finished_at IS NOT NULL AND given_up = 0") }
  }

  /// Returns the level of the latest played game that the player chose by its level or from a pack,
  /// finished or not. `nil` if there is none.
  public func chosenLevel() throws(StoreError) -> Level? {
    let isChosen = "(origin = 'level' OR origin GLOB 'pack *')"
    let latest = try read { database in
      try [("finished_at", "finished_at IS NOT NULL"), ("updated_at", GameRow.waits)]
        .compactMap { time, condition in
          try Row.fetchOne(
            database,
            sql: """
              SELECT level, \(time) FROM games WHERE \(condition) AND \(isChosen)
              ORDER BY \(time) DESC, id DESC LIMIT 1
              """)
        }
        .map { (level: $0[0] as String, time: $0[1] as Int64) }
        .max { $0.time < $1.time }
    }
    return latest.flatMap { Level(rawValue: $0.level) }
  }

  /// Returns the levels with a solved game that isn't of the player's own puzzles, ranked or not.
  public func solvedLevels() throws(StoreError) -> Set<Level> {
    try read { database in
      Set(
        try Level.allCases.filter { level in
          try database.has("games WHERE solved_level = ? AND origin <> 'own'", [level.rawValue])
        })
    }
  }

  /// Returns one solved game for each origin whose text begins with the word `kind`, chosen by an
  /// aggregate. Leaves out those that can't be read. SQLite takes the other columns from the row
  /// with the minimum or maximum.
  ///
  /// Source: "Bare columns in an aggregate query", https://sqlite.org/lang_select.html
  private func solved(_ kind: String, best: String, in database: Database) throws -> [GameResult] {
    try GameRow.readable(
      database,
      """
      SELECT *, \(best) FROM games
      WHERE origin > ? AND origin < ? AND solved_level IS NOT NULL GROUP BY origin
      """,
      // The exclamation mark follows the space, so these bounds include everything that begins with
      // "pack ".
      arguments: ["\(kind) ", "\(kind)!"], isOnePage: true
    ) { try? $0.result() }
  }
}
