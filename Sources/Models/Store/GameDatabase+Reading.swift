import GRDB

extension GameDatabase {
  func latestUnfinished() throws -> SavedGame? {
    try read { database in
      let row = try GameRow.fetchOne(
        database,
        sql: """
          SELECT * FROM games WHERE finished_at IS NULL ORDER BY updated_at DESC, id DESC LIMIT 1
          """)
      guard let row else { return nil }
      let turns = try TurnRow.fetchAll(
        database, sql: "SELECT turn, elapsed FROM turns WHERE game = ? ORDER BY number",
        arguments: [row.id])
      return try row.savedGame(turns: turns)
    }
  }

  func results(of level: Level, limit: Int) throws -> [GameResult] {
    try read { database in
      try GameRow.fetchAll(
        database,
        sql: """
          SELECT * FROM games WHERE is_ranked = 1 AND level = ?
          ORDER BY score DESC, errors + hints, elapsed, finished_at LIMIT ?
          """,
        arguments: [level.rawValue, max(0, limit)]
      ).map { try $0.result() }
    }
  }

  func result(of id: Int64, in database: Database) throws -> GameResult? {
    try GameRow.fetchOne(database, sql: "SELECT * FROM games WHERE id = ?", arguments: [id])?
      .result()
  }
}
