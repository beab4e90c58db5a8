import Foundation
import GRDB

/// The SQLite file of a ``GameStore``.
struct GameFile: Sendable {
  let path: String

  /// Creates the folder, unless the file is there.
  func makeFolder() throws {
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty, !FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  /// Opens a connection. Creates the file if it is missing. Throws an error of damage if a requested
  /// check finds one.
  func connect() throws -> DatabaseQueue {
    let queue = try connectInTurn()
    if FileManager.default.fileExists(atPath: checkMark) {
      try Self.checkAllPages(queue)
      removeCheckMark()
    }
    return queue
  }

  /// Connects, and retries for a second while other programs create the same file, because SQLite's
  /// own timeout doesn't cover the change to a write-ahead log.
  private func connectInTurn() throws -> DatabaseQueue {
    for _ in 0..<100 {
      do {
        return try DatabaseQueue(path: path, configuration: Self.configuration)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        usleep(10_000)
      }
    }
    return try DatabaseQueue(path: path, configuration: Self.configuration)
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

  /// Returns the contents as a separate database file, or `nil` if there is no file. Doesn't change
  /// the file, which may be open elsewhere.
  func contents() throws -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("games-\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: copy) }
    var configuration = Configuration()
    configuration.readonly = true
    let source = try DatabaseQueue(path: path, configuration: configuration)
    let destination = try DatabaseQueue(path: copy.path)
    try source.backup(to: destination)
    // A copy with a write-ahead log would need a second file.
    try destination.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA journal_mode = DELETE")
    }
    try destination.close()
    return try Data(contentsOf: copy)
  }

  // MARK: Damage

  /// An empty file that requests a check of all pages when the database is opened next. This takes
  /// a few milliseconds per megabyte, too long for every start.
  private var checkMark: String { path + "-check" }

  /// Requests a check at the next start. If the folder can't be written, nothing could be set aside
  /// anyway.
  func requestCheck() {
    _ = FileManager.default.createFile(atPath: checkMark, contents: nil)
  }

  private func removeCheckMark() {
    try? FileManager.default.removeItem(atPath: checkMark)
  }

  private static func checkAllPages(_ queue: DatabaseQueue) throws {
    let verdict = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard verdict == "ok" else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict)
    }
  }

  /// Renames the damaged file.
  func setAside() throws -> SetAsideFile {
    let setAside = try SetAsideFile.setAside(path, companions: ["-wal", "-shm"])
    removeCheckMark()
    return setAside
  }
}
