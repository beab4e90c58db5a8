import Formats
import GRDB
import Games

extension GameDatabase {
  func results(of list: Leaderboard, limit: Int) throws -> [GameResult] {
    try read { database in
      try results(
        database,
        "\(list.condition) ORDER BY score DESC, errors + hints, elapsed, finished_at LIMIT ?",
        arguments: [max(0, limit)])
    }
  }

  func newest(of list: Leaderboard) throws -> GameResult? {
    try read { database in
      try results(database, "\(list.condition) ORDER BY finished_at DESC LIMIT 1")
    }.first
  }

  func best(of list: Leaderboard) throws -> BestResult? {
    try read { try best(of: list, in: $0) }
  }

  func standing(of result: GameResult, on list: Leaderboard) throws -> Standing {
    try read { database in
      let place = result.isRanked ? try 1 + gamesBefore(result, on: list, in: database) : nil
      let count = try Int.fetchOne(
        database, sql: "SELECT count(*) FROM games WHERE \(list.condition)")
      return Standing(place: place, count: count ?? 0, best: try best(of: list, in: database))
    }
  }

  func solvedSince(_ start: Moment) throws -> [Moment] {
    try read { database in
      try Int64.fetchAll(
        database,
        sql: """
          SELECT finished_at FROM games WHERE finished_at >= ? AND given_up = 0
          ORDER BY finished_at
          """,
        arguments: [start.milliseconds])
    }.map(Moment.init(milliseconds:))
  }

  func clear(_ list: Leaderboard) throws -> [Game.ID] {
    try write { database in
      try Int64.fetchAll(
        database, sql: "UPDATE games SET is_ranked = 0 WHERE \(list.condition) RETURNING id")
    }
  }

  func restore(_ games: [Game.ID]) throws {
    try write { database in
      let rank = try database.cachedStatement(
        sql: "UPDATE games SET is_ranked = 1 WHERE id = ? AND given_up = 0")
      for id in games { try rank.execute(arguments: [id]) }
    }
  }

  private func best(of list: Leaderboard, in database: Database) throws -> BestResult? {
    // Two queries, because SQLite only finds a minimum or maximum in an index if it is the only
    // one.
    let score = try Int.fetchOne(
      database, sql: "SELECT max(score) FROM games WHERE \(list.condition)")
    let time = try Int.fetchOne(
      database, sql: "SELECT min(elapsed) FROM games WHERE \(list.condition) AND hints = 0")
    return score.map { BestResult(score: $0, time: time.map { .milliseconds($0) }) }
  }

  /// Returns the number of games of `list` before `result` in the order of ``results(of:limit:)``.
  private func gamesBefore(
    _ result: GameResult, on list: Leaderboard, in database: Database
  ) throws -> Int {
    let count = try Int.fetchOne(
      database,
      sql: """
        SELECT count(*) FROM games WHERE \(list.condition) AND score >= :score AND
          (-score, errors + hints, elapsed, finished_at) < (-:score, :faults, :elapsed, :moment)
        """,
      arguments: [
        "score": result.score ?? 0,
        "faults": result.errors + result.hints, "elapsed": result.elapsed.wholeMilliseconds,
        "moment": result.finishedAt.milliseconds,
      ])
    return count ?? 0
  }
}
