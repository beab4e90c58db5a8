import Formats
import GRDB
import Games
import Sudoku

/// Writes a game to a database: its row, and the turns that the database lacks.
struct GameWriter {
  private let game: Game
  /// The play time in milliseconds.
  private let elapsed: Int
  /// Milliseconds since 1970.
  private let now: Int64

  /// Creates a writer for `game`, which was played for `elapsed` until `now`.
  init(_ game: Game, elapsed: Duration, now: Moment) {
    self.game = game
    self.elapsed = elapsed.wholeMilliseconds
    self.now = now.milliseconds
  }

  /// Adds a new game, or the new turns of a known one. A finished game isn't changed. Returns the number
  /// of turns that were there before, or `nil` if the game is new.
  ///
  /// - Throws: ``StoreError/playedElsewhere`` if the database has turns that the game doesn't.
  func write(to database: Database) throws -> Int? {
    let isNew = try touch(in: database)
    let stored = try storedTurns(in: database)
    if stored < game.journal.count {
      let insert = try database.cachedStatement(
        sql: "INSERT INTO turns (game, number, turn, elapsed) VALUES (?, ?, ?, ?)")
      for number in stored..<game.journal.count {
        let timed = game.journal[number]
        try insert.execute(arguments: [game.id, number + 1, timed.turn.notation, timed.elapsed])
      }
    }
    return isNew ? nil : stored
  }

  /// Records that the game was played just now, and adds it if it is new, in which case it returns
  /// `true`.
  private func touch(in database: Database) throws -> Bool {
    let latest = try Int64.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT updated_at FROM games WHERE finished_at IS NULL AND id <> ?
          ORDER BY updated_at DESC LIMIT 1
          """),
      arguments: [game.id])
    let now = max(now, latest.map { $0 < .max ? $0 + 1 : $0 } ?? now)
    try database.cachedStatement(
      sql: "UPDATE games SET updated_at = ?, elapsed = ? WHERE id = ? AND finished_at IS NULL"
    ).execute(arguments: [now, elapsed, game.id])
    guard database.changesCount == 0 else { return false }
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
    return database.changesCount > 0
  }

  /// Returns the number of turns in the database. The last of them must be one of this game's.
  private func storedTurns(in database: Database) throws -> Int {
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
    guard last.holds(timed, at: 1) else { throw StoreError.playedElsewhere }
    return count
  }
}
