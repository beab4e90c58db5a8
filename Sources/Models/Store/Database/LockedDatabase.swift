import Foundation
import GRDB

/// Attempts at a database that another program may have locked.
enum LockedDatabase {
  /// Repeats `attempt` until `end` while another program has locked the database. SQLite's own timeout
  /// covers neither the change to a write-ahead log nor all steps of a transaction.
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
