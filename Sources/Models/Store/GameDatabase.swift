import GRDB

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
    _ path: String, now: @escaping @Sendable () -> Moment, checkingAllPages: Bool
  ) throws -> GameDatabase {
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    if checkingAllPages { try checkAllPages(queue) }
    return try GameDatabase(queue, now: now)
  }

  /// `synchronous = FULL` has each turn on the disk, not only handed to the system, before `save`
  /// returns; `fullfsync` asks macOS for the same.
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(2)
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
      throw StoreError(error, path: queue.path)
    }
  }

  func read<Result>(_ action: (Database) throws -> Result) throws -> Result {
    try queue.read(action)
  }

  func write<Result>(_ action: (Database) throws -> Result) throws -> Result {
    try queue.write(action)
  }
}
