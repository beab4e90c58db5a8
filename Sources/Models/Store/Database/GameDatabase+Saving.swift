import Formats
import GRDB
import Games
import Sudoku

extension GameDatabase {
  func save(_ game: Game, elapsed: Duration) throws {
    try write { try save(game, elapsed: elapsed, in: $0) }
  }

  func finish(_ game: Game, score: ScoreSheet) throws -> GameResult {
    let isGivenUp = game.isRevealed || !game.isComplete
    return try write { database in
      try save(game, elapsed: score.elapsed ?? game.lastElapsed, in: database)
      try database.cachedStatement(
        sql: """
          UPDATE games SET finished_at = ?, score = ?, errors = ?, hints = ?, given_up = ?,
            is_ranked = ? AND NOT EXISTS (
              SELECT 1 FROM games AS earlier
              WHERE earlier.givens = games.givens AND earlier.finished_at IS NOT NULL)
          WHERE id = ? AND finished_at IS NULL
          """
      ).execute(
        arguments: [
          now().milliseconds, game.isPractice ? nil : score.total, score.errors,
          score.hints.occasions, isGivenUp,
          !isGivenUp && game.isScored && !game.isMostlyPlacedByHints, game.id,
        ])
      guard let result = try result(of: game.id, in: database) else {
        throw DatabaseError(message: "the finished game \(game.id) is gone")
      }
      return result
    }
  }

  private func save(_ game: Game, elapsed: Duration, in database: Database) throws {
    try touch(game, elapsed: elapsed, in: database)
    let stored = try storedTurns(of: game, in: database)
    guard stored < game.journal.count else { return }
    let insert = try database.cachedStatement(
      sql: "INSERT INTO turns (game, number, turn, elapsed) VALUES (?, ?, ?, ?)")
    for number in stored..<game.journal.count {
      let timed = game.journal[number]
      try insert.execute(
        arguments: [game.id, number + 1, timed.turn.notation, timed.elapsed])
    }
  }

  /// Records that the game was played just now, and adds it if it is new.
  private func touch(_ game: Game, elapsed: Duration, in database: Database) throws {
    let now = now().milliseconds
    let elapsed = elapsed.wholeMilliseconds
    try database.cachedStatement(
      sql: "UPDATE games SET updated_at = ?, elapsed = ? WHERE id = ? AND finished_at IS NULL"
    ).execute(arguments: [now, elapsed, game.id])
    guard database.changesCount == 0 else { return }
    try database.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO games
          (id, givens, solution, level, rating, origin, started_at, updated_at, elapsed)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [
        game.id, game.puzzle.givens.description, game.puzzle.solution.description,
        game.puzzle.level.rawValue, game.puzzle.rating, game.origin.description, now, now, elapsed,
      ])
  }

  /// Returns the number of turns in the database. The last of them must be one of this game's.
  private func storedTurns(of game: Game, in database: Database) throws -> Int {
    let last = try Row.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT number, turn, elapsed FROM turns WHERE game = ? ORDER BY number DESC LIMIT 1
          """),
      arguments: [game.id])
    guard let last else { return 0 }
    let count: Int = last[0]
    guard count <= game.journal.count else { throw StoreError.playedElsewhere }
    let timed = game.journal[count - 1]
    guard last[1] == timed.turn.notation, last[2] == timed.elapsed else {
      throw StoreError.playedElsewhere
    }
    return count
  }
}
