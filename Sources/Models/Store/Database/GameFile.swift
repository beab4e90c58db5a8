import Foundation
import GRDB

/// The SQLite file of a ``GameStore``.
struct GameFile: Sendable {
  let path: String

  /// Creates the file and its folder, unless they are there. They are the user's alone, and SQLite
  /// gives the files beside the database the same permissions.
  func create() throws {
    guard FileIdentity(path) == nil else { return }
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Opens the file, and creates it if it is missing. Throws an error of damage if a requested check
  /// finds one.
  func connect() throws -> DatabaseQueue {
    try create()
    let queue = try connectInTurn()
    if FileManager.default.fileExists(atPath: checkMark) {
      try Self.checkAllPages(queue)
      removeCheckMark()
    }
    try Schema.migrate(queue)
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
  /// Waits for a lock in steps of a millisecond, because the steps of SQLite's own timeout grow to
  /// 100, so that a busy writer would lock out a patient one. Whoever waits for longer than a few of
  /// them tries again (``GameStore``), and lets others read meanwhile.
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .callback { tries in
      usleep(1_000)
      return tries < 20
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
    var configuration = Configuration()
    configuration.readonly = true
    let source = try DatabaseQueue(path: path, configuration: configuration)
    return try Self.withTemporaryFile { copy in
      let destination = try DatabaseQueue(path: copy)
      try source.backup(to: destination)
      // A copy with a write-ahead log would need a second file.
      try destination.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA journal_mode = DELETE")
      }
      try destination.close()
      return try Data(contentsOf: URL(fileURLWithPath: copy))
    }
  }

  /// Calls `work` with the path of an empty file that only the user can read, and removes it
  /// afterwards.
  static func withTemporaryFile<Result>(_ work: (String) throws -> Result) throws -> Result {
    let file = GameFile(
      path: FileManager.default.temporaryDirectory
        .appendingPathComponent("games-\(UUID().uuidString).sqlite").path)
    try file.create()
    defer {
      for ending in ["", "-wal", "-shm"] { unlink(file.path + ending) }
    }
    return try work(file.path)
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

  static func checkAllPages(_ queue: DatabaseQueue) throws {
    let verdict = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard verdict == "ok" else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict)
    }
  }

  /// Copies the file to `path.before-1`, or the first free number, or sets it aside if it is damaged.
  /// Returns the path of the copy, or `nil` if there is no file.
  func keep() throws -> String? {
    do {
      guard let contents = try contents() else { return nil }
      let copy = SetAsideFile.freePath("\(path).before")
      try ReplacedFile.write(contents, to: copy)
      return copy
    } catch let error as DatabaseError where error.isDamage {
      return try SetAsideFile.setAside(path, companions: ["-wal", "-shm"]).newPath
    }
  }

  /// Renames the damaged file, and puts what can be read of it into a new one.
  func setAside() throws -> SetAsideFile {
    var setAside = try SetAsideFile.setAside(path, companions: ["-wal", "-shm"])
    removeCheckMark()
    let rows = DamagedDatabase(path: setAside.newPath)?.rows() ?? StoredRows()
    setAside.savedGames = try connect().write { try rows.add(to: $0) }
    return setAside
  }
}
