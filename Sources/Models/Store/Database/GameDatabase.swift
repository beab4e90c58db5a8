import Foundation
import GRDB
import Games

/// The games in an SQLite database, on disk or in memory.
struct GameDatabase: Sendable {
  private let queue: DatabaseQueue
  let now: @Sendable () -> Moment

  private init(_ queue: DatabaseQueue, now: @escaping @Sendable () -> Moment) throws {
    self.queue = queue
    self.now = now
    if case .newer = try Schema.migrate(queue) { throw StoreError.newer(path: queue.path) }
  }

  static func inMemory(now: @escaping @Sendable () -> Moment) throws -> GameDatabase {
    try GameDatabase(DatabaseQueue(), now: now)
  }

  static func open(
    _ path: String, now: @escaping @Sendable () -> Moment
  ) throws -> GameDatabase {
    let queue = try connect(to: path)
    let mark = DamageMark(path: path)
    if mark.isSet {
      try checkAllPages(queue)
      mark.remove()
    }
    return try GameDatabase(queue, now: now)
  }

  /// Connects, and retries for a second while other programs create the same file, because SQLite's
  /// own timeout doesn't cover the change to a write-ahead log.
  private static func connect(to path: String) throws -> DatabaseQueue {
    for _ in 0..<100 {
      do {
        return try DatabaseQueue(path: path, configuration: configuration)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        usleep(10_000)
      }
    }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// `synchronous = FULL` writes each turn to the disk, not only to the system's cache, before
  /// `save` returns. `fullfsync` asks macOS for the same.
  ///
  /// Waits for a lock in steps of a millisecond, for two seconds or more. The steps of SQLite's own
  /// timeout grow to 100, so that a busy writer would lock out a patient one.
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .callback { tries in
      usleep(1_000)
      return tries < 2_000
    }
    configuration.prepareDatabase { database in
      try database.execute(
        sql: """
          PRAGMA journal_mode = WAL;
          PRAGMA synchronous = FULL;
          PRAGMA fullfsync = 1;
          """)
    }
    return configuration
  }

  private static func checkAllPages(_ queue: DatabaseQueue) throws {
    let verdict = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard verdict == "ok" else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict)
    }
  }

  /// Accesses the database and translates errors to ``StoreError``.
  func attempt<Result>(
    _ action: (GameDatabase) throws -> Result
  ) throws(StoreError) -> Result {
    do {
      return try action(self)
    } catch {
      let error = StoreError(error, path: queue.path)
      if case .damaged = error { DamageMark(path: queue.path).set() }
      throw error
    }
  }

  func read<Result>(_ action: (Database) throws -> Result) throws -> Result {
    try queue.read(action)
  }

  func write<Result>(_ action: (Database) throws -> Result) throws -> Result {
    try queue.write(action)
  }
}
