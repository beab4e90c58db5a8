import Dispatch
import Foundation
import GRDB
import Synchronization

/// A database that is open: its connections and its files.
final class OpenDatabase: Sendable {
  /// The second connection. It is declared, and so released, before the first, because only that
  /// can move the log into the file.
  private let secondReader: DatabaseQueue?
  /// The connection for changes.
  let writer: DatabaseQueue
  /// The connection for reads. If it isn't the writer's, they see what was saved before a change
  /// that is under way, and don't wait for it.
  var reader: DatabaseQueue { secondReader ?? writer }
  private let path: String
  /// The database, its log and the log's index, by the endings of their names.
  private let files: [String: FileIdentity]
  private let index: LogIndex
  /// The reads over connections of their own.
  private let readsAside = DispatchGroup()
  /// SQLite's number of the schema, which a restored backup changes, and nothing else after the
  /// start.
  private let schemaNumber: Mutex<Int>

  /// The parts of the schema that had to go.
  let dropped: [SchemaPart]

  /// Opens `file`, and creates it if it is missing.
  init(_ file: GameFile) throws {
    var dropped: [SchemaPart] = []
    index = LogIndex()
    writer = try file.connect { dropped = $0 }
    self.dropped = dropped
    secondReader = file.connectForReading()
    path = file.path
    files = Dictionary(
      uniqueKeysWithValues: DatabaseEnding.all.compactMap { ending in
        FileIdentity(file.path + ending).map { (ending, $0) }
      })
    let number = try LockedDatabase.retry { [writer] in try writer.read(Self.schemaNumber) }
    schemaNumber = Mutex(number)
  }

  /// Creates a database in memory.
  init() throws {
    index = LogIndex()
    writer = try DatabaseQueue()
    dropped = try Schema.migrate(writer)
    secondReader = nil
    path = writer.path
    files = [:]
    schemaNumber = Mutex(try writer.read(Self.schemaNumber))
  }

  private static func schemaNumber(_ database: Database) throws -> Int {
    try Int.fetchOne(database.cachedStatement(sql: "PRAGMA schema_version")) ?? 0
  }

  /// Returns `true` if the contents were replaced, such as by a backup, since they were opened or
  /// this was last asked. `database` is one of the connections.
  func areContentsReplaced(_ database: Database) throws -> Bool {
    let number = try Self.schemaNumber(database)
    // It only grows. One connection may still see what was there before.
    return schemaNumber.withLock { known in
      defer { known = max(known, number) }
      return number > known
    }
  }

  /// Calls `read` with a connection of its own, so that no other access waits for it, or with that
  /// of all reads if there can't be another. The files aren't closed meanwhile.
  func withReaderAside<Result>(_ read: (DatabaseQueue) throws -> Result) throws -> Result {
    readsAside.enter()
    defer { readsAside.leave() }
    guard secondReader != nil, let aside = GameFile(path: path).connectForReading() else {
      return try read(reader)
    }
    defer {
      if isIndexLost { aside.inDatabase(LogIndex.keepLog) }
      try? aside.close()
    }
    return try read(aside)
  }

  /// `true` if the index of the log was cut short, so that the database has to be opened again.
  var isIndexLost: Bool { index.isLost }

  /// Returns `error`, which one of the connections has met, with what the system said.
  func systemError(behind error: DatabaseError) -> any Error {
    let found = [writer, secondReader].lazy.compactMap { queue in
      queue?.inDatabase { RefusedBySystem(error, on: $0) }
    }
    return found.first ?? error
  }

  /// Throws if the index of the log was cut short, so that what was read is worth nothing, and what
  /// was written must not be committed. Called last in each transaction. Which error it throws
  /// doesn't matter: the access is tried again, or ends with ``LogIndex/lossError(of:)``.
  func checkIndex() throws {
    if isIndexLost { throw DatabaseError(resultCode: .SQLITE_PROTOCOL) }
  }

  /// `true` if the names of the database and its log still mean the same files, and the database
  /// wasn't emptied.
  var areFilesInPlace: Bool {
    ["", "-wal"].allSatisfy { files[$0] == nil || FileIdentity(path + $0) == files[$0] }
      && !isEmptied
  }

  /// `true` if the database was truncated to nothing. SQLite would go on with the pages that it
  /// remembers, and write some of them into the file.
  private var isEmptied: Bool {
    files[""] != nil && FileStatus(path)?.size == 0
  }

  /// Closes the files, after the calls that are under way. If the database was moved, it is
  /// complete unless another program is using it, and no log of it stays beside the file that has
  /// taken its place.
  func close() {
    readsAside.wait()
    if isEmptied { unlink(path) }
    if isIndexLost { secondReader?.inDatabase(LogIndex.keepLog) }
    try? secondReader?.close()
    let isComplete = moveLog()
    if isIndexLost { writer.inDatabase(LogIndex.keepLog) }
    try? writer.close()
    guard FileIdentity(path) != files[""] else { return }
    for ending in ["-wal", "-shm"] {
      guard let file = files[ending], FileIdentity(path + ending) == file else { continue }
      if isComplete || ending == "-shm" {
        unlink(path + ending)
      } else {
        rename(path + ending, SetAsideFile.freePath("\(path).old\(ending)"))
      }
    }
  }

  /// Moves the log into the database, and empties it. Returns `false` if another program is using
  /// it.
  private func moveLog() -> Bool {
    // Most is moved before the log is emptied, so that a lost index is noticed in between.
    for mode in [Database.CheckpointMode.passive, .truncate] {
      guard !isIndexLost,
        (try? writer.writeWithoutTransaction({ _ = try $0.checkpoint(mode) })) != nil
      else { return false }
    }
    return true
  }
}

/// Attempts at a database that another program may have locked.
enum LockedDatabase {
  /// Repeats `attempt` until `end` while another program has locked the database. SQLite's own
  /// timeout covers neither the change to a write-ahead log nor all steps of a transaction.
  static func retry<Result>(
    until end: ContinuousClock.Instant = .now + FileLock.patience, _ attempt: () throws -> Result
  ) throws -> Result {
    while true {
      do {
        return try attempt()
      } catch let error as DatabaseError
        where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < end
      {
        usleep(1_000)
      }
    }
  }
}
