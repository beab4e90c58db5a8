import Foundation
import GRDB
import Games

/// The games in SQLite, on disk or in memory.
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

  /// Connects, trying again for a second while other programs are about to make the same file:
  /// SQLite's own waiting does not cover the change to a write-ahead log.
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

  /// `synchronous = FULL` has each turn on the disk, not only handed to the system, before `save`
  /// returns; `fullfsync` asks macOS for the same.
  ///
  /// A lock is waited for in steps of a millisecond, two seconds or more altogether. The steps of
  /// SQLite's own waiting grow to 100, so that a busy writer shuts a patient one out.
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

  /// Does something with the database, and says in our terms what went wrong.
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
