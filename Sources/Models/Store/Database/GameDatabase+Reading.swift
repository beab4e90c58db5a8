import GRDB
import Games

extension GameDatabase {
  /// SQL that is true if the player did something in a game, beyond its opening turns.
  static let isPlayed = """
    EXISTS (
      SELECT 1 FROM turns
      WHERE game = games.id AND elapsed > 0 AND turn NOT GLOB 'checking *')
    """

  /// SQL that is true if a game was played, isn't finished, and isn't a practice position.
  static let waits = "finished_at IS NULL AND origin NOT GLOB 'training *' AND \(isPlayed)"

  /// Returns the latest game that can be read. Throws if there are some but none can be read.
  func latestUnfinished() throws -> SavedGame? {
    try read { database in
      let rows = try GameRow.fetchAll(
        database,
        sql: """
          SELECT * FROM games WHERE finished_at IS NULL
          ORDER BY \(Self.isPlayed) DESC, updated_at DESC, id DESC LIMIT 100
          """)
      for row in rows {
        if let saved = try? savedGame(row, database) { return saved }
      }
      return try rows.first.map { try savedGame($0, database) }
    }
  }

  func unfinishedGames(_ limit: Int) throws -> [SavedGame] {
    try read { database in
      try GameRow.fetchAll(
        database,
        sql: """
          SELECT * FROM games
          WHERE \(Self.waits)
          ORDER BY updated_at DESC, id DESC LIMIT ?
          """,
        arguments: [limit]
      ).compactMap { try? savedGame($0, database) }
    }
  }

  func unfinishedCount() throws -> Int {
    try read { database in
      try Int.fetchOne(
        database,
        sql: """
          SELECT count(*) FROM games
          WHERE \(Self.waits)
          """) ?? 0
    }
  }

  func unfinished(_ origin: GameOrigin) throws -> SavedGame? {
    try read { database in
      try savedGames(
        database,
        "origin = ? AND finished_at IS NULL ORDER BY updated_at DESC, id DESC LIMIT 1",
        arguments: [origin.description])
    }.first
  }

  func game(_ id: Game.ID) throws -> SavedGame? {
    try read { try savedGames($0, "id = ?", arguments: [id]) }.first
  }

  func result(of id: Game.ID, in database: Database) throws -> GameResult? {
    try results(database, "id = ?", arguments: [id]).first
  }

  /// Returns the finished games that match `condition`, in its order. Leaves out unreadable ones,
  /// so that one damaged row doesn't hide the others.
  func results(
    _ database: Database, _ condition: String, arguments: StatementArguments = []
  ) throws -> [GameResult] {
    try GameRow.fetchAll(
      database, sql: "SELECT * FROM games WHERE \(condition)", arguments: arguments
    ).compactMap { try? $0.result() }
  }

  private func savedGames(
    _ database: Database, _ condition: String, arguments: StatementArguments = []
  ) throws -> [SavedGame] {
    let rows = try GameRow.fetchAll(
      database, sql: "SELECT * FROM games WHERE \(condition)", arguments: arguments)
    return try rows.map { try savedGame($0, database) }
  }

  private func savedGame(_ row: GameRow, _ database: Database) throws -> SavedGame {
    let turns = try TurnRow.fetchAll(
      database, sql: "SELECT turn, elapsed FROM turns WHERE game = ? ORDER BY number",
      arguments: [row.id])
    return try row.savedGame(turns: turns)
  }
}
