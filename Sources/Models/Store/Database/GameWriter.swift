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

  /// Adds a new game, or the new turns of a known one. A finished game isn't changed. Returns the
  /// number of turns that were there before, or `nil` if the game is new.
  ///
  /// - Throws: ``StoreError/playedElsewhere`` if the database has turns that the game doesn't.
  func write(to database: Database) throws -> Int? {
    let isNew = try touch(in: database)
    let stored = try storedTurns(in: database) ?? setUnreadTurnsAside(in: database)
    for (number, timed) in game.journal.enumerated().dropFirst(stored) {
      try StoredTable.turns.insert(
        [game.id, number + 1, timed.turn.notation, timed.elapsed], into: database)
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
    try database.run(
      "UPDATE games SET updated_at = ?, elapsed = ? WHERE id = ? AND finished_at IS NULL",
      [now, elapsed, game.id])
    guard database.changesCount == 0 else { return false }
    try StoredTable.games.insert(
      [
        game.id, game.puzzle.givens.description, game.puzzle.solution.description,
        game.puzzle.level.rawValue, game.puzzle.rating, now, now, elapsed, nil, nil, nil, nil, nil,
        game.origin.description,
      ], into: database, or: "OR IGNORE")
    return database.changesCount > 0
  }

  /// Returns the number of turns in the database, or `nil` if the last of them isn't one of this
  /// game's.
  private func storedTurns(in database: Database) throws -> Int? {
    let last = try Row.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT number, turn, elapsed FROM turns WHERE game = ? ORDER BY number DESC LIMIT 1
          """),
      arguments: [game.id])
    guard let last else { return 0 }
    guard let count = Int.read(last, 0), count > 0, count <= game.journal.count,
      last.holds(game.journal[count - 1], at: 1)
    else { return nil }
    return count
  }

  /// Puts turns in the database aside that can't be read, if this game goes on from the last one
  /// before them. Returns the number of the others. A game that doesn't go on leaves all as it is.
  ///
  /// - Throws: ``StoreError/playedElsewhere`` if another program has played this game on.
  private func setUnreadTurnsAside(in database: Database) throws -> Int {
    let stored = try StoredJournal(of: game.id, game.puzzle, game.origin, in: database)
    let count = stored.game.journal.count
    guard stored.unread > 0, game.journal.starts(with: stored.game.journal) else {
      throw StoreError.playedElsewhere
    }
    if game.journal.count > count {
      try StoredJournal.setAside(behind: count, of: game.id, at: now, in: database)
    }
    return count
  }
}
