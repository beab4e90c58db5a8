import GRDB
import Sudoku

extension GameDatabase {
  /// SQL that is true if a finished game has a score. Practice has none.
  private static let isScored = "score IS NOT NULL"

  func statistics(of level: Level) throws -> LevelStatistics {
    try read { database in
      var statistics = try sums(of: level, in: database)
      try count(level, in: database, into: &statistics)
      statistics.medianTime = try medianTime(of: level, among: statistics.solved, in: database)
      let minutes = try Row.fetchAll(
        database,
        sql: """
          SELECT elapsed / 60000 AS minutes, count(*) FROM games
          WHERE solved_level = ? AND \(Self.isScored) GROUP BY minutes
          """,
        arguments: [level.rawValue])
      for row in minutes { statistics.gamesByMinutes[row[0]] = row[1] }
      statistics.recent = try results(
        database,
        "solved_level = ? AND \(Self.isScored) ORDER BY finished_at DESC LIMIT ?",
        arguments: [level.rawValue, LevelStatistics.recentLimit]
      ).reversed()
      return statistics
    }
  }

  private func sums(of level: Level, in database: Database) throws -> LevelStatistics {
    var statistics = LevelStatistics()
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT count(*), min(elapsed) FILTER (WHERE hints = 0), sum(elapsed), max(score), sum(score), sum(errors), sum(hints),
          count(*) FILTER (WHERE errors + hints = 0)
        FROM games WHERE solved_level = ? AND \(Self.isScored)
        """,
      arguments: [level.rawValue])
    guard let row, row[0] > 0 else { return statistics }
    statistics.solved = row[0]
    statistics.bestTime = (row[1] as Int?).map { .milliseconds($0) }
    statistics.totalTime = .milliseconds(row[2] as Int)
    statistics.bestScore = row[3]
    statistics.totalScore = row[4]
    statistics.errors = row[5]
    statistics.hints = row[6]
    statistics.flawless = row[7]
    return statistics
  }

  /// Counts the unsolved games. The opening turns of a game don't count as playing.
  private func count(
    _ level: Level, in database: Database, into statistics: inout LevelStatistics
  ) throws {
    statistics.givenUp =
      try Int.fetchOne(
        database, sql: "SELECT count(*) FROM games WHERE given_up = 1 AND level = ?",
        arguments: [level.rawValue]) ?? 0
    statistics.unfinished =
      try Int.fetchOne(
        database,
        sql: """
          SELECT count(*) FROM games
          WHERE level = ? AND \(Self.waits)
          """,
        arguments: [level.rawValue]) ?? 0
  }

  private func medianTime(
    of level: Level, among count: Int, in database: Database
  ) throws -> Duration? {
    guard count > 0 else { return nil }
    let middle = try Int.fetchAll(
      database,
      sql: """
        SELECT elapsed FROM games WHERE solved_level = ? AND \(Self.isScored)
        ORDER BY elapsed LIMIT ? OFFSET ?
        """,
      arguments: [level.rawValue, 2 - count % 2, (count - 1) / 2])
    return middle.isEmpty ? nil : .milliseconds(middle.reduce(0, +) / middle.count)
  }
}
