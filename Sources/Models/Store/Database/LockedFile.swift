import Foundation
import GRDB

/// Attempts at a file that another program may have locked.
enum LockedFile {
  /// The time for which an attempt is repeated.
  static let patience = Duration.seconds(2)

  /// Repeats `attempt` until `end` while another program has locked the database. SQLite's own timeout
  /// covers neither the change to a write-ahead log nor all steps of a transaction.
  static func retry<Result>(
    until end: ContinuousClock.Instant = .now + patience, _ attempt: () throws -> Result
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

  /// Locks the file at `path` for one program, within `limit`. Returns a descriptor to close, which is
  /// negative if the file can't be opened.
  ///
  /// - Throws: ``StoreError/busy(path:)`` if another program keeps it locked, as one does that is stopped.
  static func lock(_ path: String, within limit: Duration) throws(StoreError) -> Int32 {
    let end = ContinuousClock.now + limit
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return descriptor }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // A file system without locks is no reason to give up.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard ContinuousClock.now < end else {
        close(descriptor)
        throw .busy(path: path)
      }
      usleep(10_000)
    }
    return descriptor
  }

  /// Does `work` while no other program does such work on the file at `path`, which may be replaced.
  /// So its folder is locked, which is made if it is missing. Other programs are waited for, up to
  /// ``patience``.
  ///
  /// - Throws: ``FileFault/inUse`` if another program keeps the folder locked, as one does that is
  ///   stopped; the file system's error; or that of `work`.
  static func withFolder<Result>(of path: String, _ work: () throws -> Result) throws -> Result {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let descriptor: Int32
    do throws(StoreError) {
      descriptor = try lock(folder, within: patience)
    } catch {
      throw FileFault.inUse
    }
    defer { if descriptor >= 0 { close(descriptor) } }
    return try work()
  }
}
