import GRDB

/// A write lock on a database, as another program holds it.
final class DatabaseLock {
  private let queue: DatabaseQueue

  init(_ path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
  }

  func release() throws {
    try queue.inDatabase { try $0.execute(sql: "ROLLBACK") }
    try queue.close()
  }
}
