import Formats
import GRDB
public import Games
import Sudoku
import Synchronization

/// The player's games and results, in an SQLite database.
///
/// Data is on the disk when a call returns. Calls may come from any thread, and from several
/// programs at once.
public final class GameStore: Sendable {
  /// The damaged file that this store replaces, or `nil` if all is well.
  public var setAside: SetAsideFile? { connection.setAside }
  /// The parts dropped from the schema of the file, or `nil` if there are none.
  public var dropped: DroppedParts? {
    connection.dropped.isEmpty ? nil : DroppedParts(path: path, parts: connection.dropped)
  }
  private let connection: GameConnection
  private let now: @Sendable () -> Moment
  private let fault: @Sendable (_ call: String) -> StoreError?
  private let savedTurns: SavedTurns
  private let onReplacement: @Sendable (FileReplacement) -> Void

  private init(
    _ connection: GameConnection, now: @escaping @Sendable () -> Moment,
    fault: @escaping @Sendable (_ call: String) -> StoreError? = { _ in nil },
    savedTurns: SavedTurns = SavedTurns(),
    onReplacement: @escaping @Sendable (FileReplacement) -> Void = { _ in }
  ) {
    self.connection = connection
    self.now = now
    self.fault = fault
    self.savedTurns = savedTurns
    self.onReplacement = onReplacement
  }

  /// Opens the database at `path`, and creates it and its folder if they are missing.
  ///
  /// A damaged file is set aside under a new name and replaced by one with the games that can be
  /// read from it. Damage in the middle of a file only shows when that part is read, which does the
  /// same. A game saved after that is complete, because all its turns are written.
  ///
  /// The file may be renamed, removed or replaced while it is open. The next call then opens, or
  /// creates, the file at `path`, and adds what was played since.
  ///
  /// - Parameters:
  ///   - path: the file, which is shared with other programs that have it open.
  ///   - now: the wall clock.
  ///   - patience: how long a call waits for another program's lock. `nil` for two seconds, or 0.3
  ///     on the main thread, where a screen is.
  ///   - onReplacement: called, on any thread, after another file has taken the place of the first,
  ///     or its contents have been replaced.
  ///   - onDamage: called before games are read from a damaged file, which takes seconds if it is
  ///     large, and now and then until they are in the new one, on the thread that does it. Must
  ///     not use the store.
  public static func open(
    at path: String, now: @escaping @Sendable () -> Moment, patience: Duration? = nil,
    onReplacement: @escaping @Sendable (FileReplacement) -> Void = { _ in },
    onDamage: @escaping @Sendable (RescueProgress) -> Void = { _ in }
  ) throws(StoreError) -> GameStore {
    do {
      let savedTurns = SavedTurns()
      let connection = try GameConnection(
        to: GameFile(path: path), since: now(), patience: patience, onDamage: onDamage,
        onReplacement: { reason in
          savedTurns.removeAll()
          onReplacement(reason)
        })
      return GameStore(
        connection, now: now, savedTurns: savedTurns, onReplacement: onReplacement)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Creates a store that exists only in memory.
  ///
  /// - Parameters:
  ///   - now: the wall clock.
  ///   - fault: returns the error to throw from a call, or `nil` for none. Tests make the store
  ///     fail with it. It gets the name of the method, such as `save(_:elapsed:)`.
  public static func inMemory(
    now: @escaping @Sendable () -> Moment,
    fault: @escaping @Sendable (_ call: String) -> StoreError? = { _ in nil }
  ) throws(StoreError) -> GameStore {
    do {
      return try GameStore(GameConnection(), now: now, fault: fault)
    } catch {
      throw StoreError(error, path: "memory")
    }
  }

  /// Moves what is in the write-ahead log into the database file, so that a copy of that file alone
  /// is complete. Waits for nobody: what another program is still reading or writing stays in the
  /// log.
  public func checkpoint() {
    connection.checkpoint()
  }

  /// Closes the database when the program is left. If no other has it open, one file stays, without
  /// a log. Waits for calls that are under way.
  public func close() {
    connection.close()
  }

  /// Finds out whether the contents of the file were replaced, such as by a backup, which is then
  /// reported. Every other read and save does so too.
  public func noticeReplacement() {
    try? read { _ in }
  }

  /// Notes that lists are read again after the contents of the file were replaced. Until then
  /// nothing that was listed before is changed, since its number may mean another by now.
  public func noteListed() {
    connection.noteListed()
  }

  /// The path of the file.
  var path: String { connection.path }

  /// The wall clock now.
  var moment: Moment { now() }

  // MARK: Access

  /// Reads the database on behalf of the method `call`. Doesn't wait for a change that is under
  /// way, and sees what was there before it.
  func read<Result>(
    for call: String = #function, _ query: (Database) throws -> Result
  ) throws(StoreError) -> Result {
    try access(for: call) { try connection.read(query) }
  }

  /// Reads the database as ``read(for:_:)`` does, with a slow query. No other access waits for it.
  func readAside<Result>(
    for call: String = #function, _ query: (Database) throws -> Result
  ) throws(StoreError) -> Result {
    try access(for: call) { try connection.readAside(query) }
  }

  /// Changes the database in a transaction, on behalf of the method `call`.
  func write<Result>(
    for call: String = #function, _ change: (Database) throws -> Result
  ) throws(StoreError) -> Result {
    try access(for: call) { try connection.write(change) }
  }

  /// Changes rows that were listed before, in a transaction, on behalf of the method `call`.
  ///
  /// - Throws: ``StoreError/replaced(path:)`` if the file has other contents by now, until
  ///   ``noteListed()``.
  func update<Result>(
    for call: String = #function, _ change: (Database) throws -> Result
  ) throws(StoreError) -> Result {
    try access(for: call) { try connection.write(isOfListedRows: true, change) }
  }

  private func access<Result>(
    for call: String, _ access: () throws -> Result
  ) throws(StoreError) -> Result {
    if let fault = fault(call) { throw fault }
    do {
      return try access()
    } catch {
      throw StoreError(error, path: connection.path)
    }
  }

  /// `true` if what was played is certainly in the file that is there now.
  var hasReachedFile: Bool { fault("hasReachedFile") == nil && connection.isInPlace }

  /// Returns the reason if what was played can't be put into a file that has taken the place of
  /// another.
  func reachFile() -> StoreError? {
    do throws(StoreError) {
      try access(for: "reachFile()") { try connection.reachFile() }
      return nil
    } catch {
      return error
    }
  }

  // MARK: Saving

  /// Saves the current state and the play time of a game. Adds a new game, and only writes the new
  /// turns of a known one.
  ///
  /// After a failure the next call writes what is missing. A finished game isn't changed.
  ///
  /// Throws ``StoreError/playedElsewhere`` if the store has turns that this game doesn't.
  public func save(_ game: Game, elapsed: Duration) throws(StoreError) {
    let earlier = try write { try GameWriter(game, elapsed: elapsed, now: moment).write(to: $0) }
    note(game, after: earlier)
  }

  /// Remembers what was saved, and reports if less of it was there than this store had saved
  /// before.
  private func note(_ game: Game, after earlier: Int?) {
    if !savedTurns.add(game, after: earlier) { onReplacement(.restored(path: path)) }
  }

  /// Saves a game and marks it as finished, with its score. It counts as given up unless it is
  /// complete and the solution wasn't revealed. If it was finished before, returns the existing
  /// result.
  ///
  /// It is ranked unless it was given up, is practice, was mostly filled in, leaves too little to
  /// fill in, or isn't the first finished game of its puzzle.
  public func finish(_ game: Game, score: ScoreSheet) throws(StoreError) -> GameResult {
    let isGivenUp = game.isRevealed || !game.isComplete
    let (result, earlier) = try write { database in
      let elapsed = score.elapsed ?? game.lastElapsed
      let earlier = try GameWriter(game, elapsed: elapsed, now: moment).write(to: database)
      try database.run(
        """
        UPDATE games SET finished_at = ?, score = ?, errors = ?, hints = ?, given_up = ?,
          is_ranked = ? AND NOT EXISTS (
            SELECT 1 FROM games AS earlier
            WHERE earlier.givens = games.givens AND earlier.finished_at IS NOT NULL)
        WHERE id = ? AND finished_at IS NULL
        """,
        [
          now().milliseconds, game.isPractice ? nil : score.total, score.errors,
          score.hints.occasions, isGivenUp,
          !isGivenUp && game.isScored && !game.isMostlyFilledIn && !game.puzzle.isTooShort,
          game.id,
        ])
      let results = try GameRow.results(database, where: "id = ?", arguments: [game.id], limit: 1)
      guard let result = results.first else {
        throw DatabaseError(message: "the finished game \(game.id) is gone")
      }
      return (result, earlier)
    }
    note(game, after: earlier)
    return result
  }

  /// Returns `true` if the store has all turns of `game`, perhaps with others after them.
  func hasAll(of game: Game) throws(StoreError) -> Bool {
    guard let timed = game.journal.last else { return true }
    return try read { database in
      let turn = try Row.fetchOne(
        database, sql: "SELECT turn, elapsed FROM turns WHERE game = ? AND number = ?",
        arguments: [game.id, game.journal.count])
      return turn?.holds(timed, at: 0) ?? false
    }
  }

  // MARK: Resuming

  /// Returns the latest unfinished game that can be read, with played games before those that were
  /// only opened, or `nil` if there is none. Throws if there are some but none can be read.
  public func latestUnfinished() throws(StoreError) -> SavedGame? {
    try read { database in
      try first(
        where: "finished_at IS NULL ORDER BY \(GameRow.isPlayed) DESC, updated_at DESC, id DESC",
        in: database)
    }
  }

  /// Returns the first game that matches `condition`, in its order, and can be read, or `nil` if
  /// there is none. Throws if there are some but none can be read.
  func first(
    where condition: String, arguments: StatementArguments = [], in database: Database
  ) throws -> SavedGame? {
    var (found, unreadable): (SavedGame?, Game.ID?)
    let query = "SELECT * FROM games WHERE \(condition)"
    try GameRow.forEachRow(database, query, arguments: arguments) { row, game in
      found = try game?.savedGameIfReadable(database)
      unreadable = unreadable ?? game?.id ?? Int64.read(row, 0) ?? 0
      return found == nil
    }
    if found == nil, let unreadable { throw StoreError.unreadableGame(id: unreadable) }
    return found
  }

  /// Returns the played, unfinished games, latest first, up to `limit`, and the number of those
  /// before the last of them that can't be read.
  public func unfinishedGames(
    limit: Int
  ) throws(StoreError) -> (games: [SavedGame], unreadable: Int) {
    try read { database in
      var (games, unreadable): ([SavedGame], Int) = ([], 0)
      guard limit > 0 else { return ([], 0) }
      try GameRow.forEachRow(
        database,
        "SELECT * FROM games WHERE \(GameRow.waits) ORDER BY updated_at DESC, id DESC"
      ) { _, game in
        if let saved = try game?.savedGameIfReadable(database) {
          games.append(saved)
        } else {
          unreadable += 1
        }
        return games.count < limit
      }
      return (games, unreadable)
    }
  }

  /// Deletes a game, and returns what ``restore(_:)`` needs. `nil` if there is no such unfinished
  /// game.
  public func deleteUnfinished(_ game: Game) throws(StoreError) -> DeletedGame? {
    let deleted = try update { database in
      let deleted = try DeletedGame(game, in: database)
      try database.run("DELETE FROM games WHERE id = ? AND finished_at IS NULL", [game.id])
      return database.changesCount > 0 ? deleted : nil
    }
    savedTurns.forget(game.id)
    return deleted
  }

  /// Brings back a deleted game as it was.
  public func restore(_ deleted: DeletedGame) throws(StoreError) {
    try update { try deleted.insert(into: $0) }
  }

  /// Returns the number of played, unfinished games.
  public func unfinishedCount() throws(StoreError) -> Int {
    try read { try $0.count("games WHERE \(GameRow.waits)") }
  }

  /// Returns the latest unfinished game of an origin.
  public func unfinished(_ origin: GameOrigin) throws(StoreError) -> SavedGame? {
    try read { database in
      try first(
        where: "origin = ? AND finished_at IS NULL ORDER BY updated_at DESC, id DESC",
        arguments: [origin.description], in: database)
    }
  }

  /// Returns a game, finished or not, with its turns as far as they can be read, or `nil` if there
  /// is none with that number.
  public func game(_ id: Game.ID) throws(StoreError) -> SavedGame? {
    try read { try first(where: "id = ?", arguments: [id], in: $0) }
  }
}

/// The number of turns of each game that a store has saved. A file that has fewer has other
/// contents than before, such as those of a backup.
final class SavedTurns: Sendable {
  private let counts = Mutex<[Game.ID: Int]>([:])

  /// Remembers that all turns of `game` are saved, when the file had `earlier`, or `nil` if it
  /// didn't have the game. Returns `false` if more were saved before.
  func add(_ game: Game, after earlier: Int?) -> Bool {
    counts.withLock { counts in
      let isComplete = counts[game.id].map { $0 <= earlier ?? -1 } ?? true
      if !isComplete { counts = [:] }
      counts[game.id] = game.journal.count
      return isComplete
    }
  }

  /// Forgets what was saved of a game, because it was deleted.
  func forget(_ id: Game.ID) {
    counts.withLock { $0[id] = nil }
  }

  /// Forgets what was saved, because it was in another file.
  func removeAll() {
    counts.withLock { $0 = [:] }
  }
}
