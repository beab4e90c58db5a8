import CLogIndex
import GRDB

/// The index of the write-ahead log, memory that programs share by the file `games.sqlite-shm`. If
/// that is cut short, this process loses it, and goes on with a worthless one (`CLogIndex`) until
/// the database is opened again.
struct LogIndex: Sendable {
  private let cuts = log_index_cuts()

  /// Looks at the index of a connection that was just opened, before it reads anything.
  static func watch(_ database: Database) {
    if let connection = database.sqliteConnection { log_index_watch(connection) }
  }

  /// `true` if the index was lost since this was created, so that nothing that was read since may
  /// be believed, and nothing may be committed.
  var isLost: Bool { log_index_cuts() != cuts }

  /// The error of an access to the database at `path` that lost the index each time it was tried.
  static func lossError(of path: String) -> StoreError {
    .failed(path: path + "-shm", reason: .damaged)
  }

  /// Makes `database` leave its log as it is when it is closed: without an index, only a part of it
  /// would be moved into the file before it goes.
  static func keepLog(of database: Database) {
    if let connection = database.sqliteConnection { log_index_keep_log(connection) }
  }
}
