import Foundation
import GRDB
import GRDBSQLite
import Synchronization

/// The SQLite file of a ``GameStore``.
struct GameFile: Sendable {
  let path: String
  /// The users whose links are followed.
  var trusted = OwnFile.trusted

  /// Checks that neither the file, nor one beside it, nor the folder is another user's link.
  ///
  /// - Throws: ``StoreError/unwritable(folder:reason:)``.
  func checkLinks() throws(StoreError) {
    let folder = PathParts(path).folder
    for path in [folder] + DatabaseEnding.all.map({ path + $0 }) {
      do throws(FileFault) {
        try OwnFile.checkLink(path, trusting: trusted)
      } catch {
        throw .unwritable(folder: path, reason: error)
      }
    }
  }

  /// Creates the file and its folder, unless they are there. Only the user can access them, and
  /// SQLite gives the files beside the database the same permissions.
  func create() throws {
    try checkLinks()
    guard FileIdentity(path) == nil else {
      // SQLite would wait for a pipe's writer, and call the others a failing disk.
      try OwnFile.check(path)
      guard access(path, R_OK) == 0 else { throw FileFault(errno) }
      return DataLocations.withdraw(from: path)
    }
    let folder = PathParts(path).folder
    switch FileStatus(folder)?.kind {
    case .folder: break
    case nil: try OwnFile.makeFolder(PathParts.absolute(folder))
    default: throw StoreError.unwritable(folder: folder, reason: .isFile)
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Opens the file, and creates it if it is missing. Waits for other programs that do the same.
  /// `onDrop` gets the parts of the schema that had to go (``Schema/migrate(_:)``), if there are
  /// some.
  func connect(onDrop: ([SchemaPart]) -> Void = { _ in }) throws -> DatabaseQueue {
    try create()
    let end = ContinuousClock.now + FileLock.patience
    let queue = try LockedDatabase.retry(until: end) {
      try DatabaseQueue(path: path, configuration: Self.writing(journal: "WAL"))
    }
    let dropped = try LockedDatabase.retry(until: end) { try Schema.migrate(queue) }
    if !dropped.isEmpty { onDrop(dropped) }
    return queue
  }

  /// Opens the file, which ``connect()`` has opened, once more to read it. Returns `nil` if it has
  /// no write-ahead log, without which a read would wait for a change all the same, or if that
  /// would take the last files that the process may have open.
  func connectForReading() -> DatabaseQueue? {
    guard FileIdentity(path + "-wal") != nil, sysconf(Int32(_SC_OPEN_MAX)) >= Self.manyFiles,
      let queue = try? DatabaseQueue(path: path, configuration: Self.reading),
      // This opens the log.
      (try? queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }) != nil
    else { return nil }
    return queue
  }

  /// The number of open files of a process that has some to spare.
  private static let manyFiles = 64

  private static var reading: Configuration {
    var configuration = waiting
    configuration.readonly = true
    configuration.prepareDatabase(bound)
    return configuration
  }

  /// Bounds what a connection takes of a row into memory. One with more counts as damaged
  /// (``GRDB/DatabaseError/isDamage``).
  private static func bound(_ database: Database) {
    guard let connection = database.sqliteConnection else { return }
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, Int32(FileBound.databaseText))
  }

  /// Waits for a lock in steps of a millisecond, because the steps of SQLite's own timeout grow to
  /// 100, so that a busy writer would lock out a patient one. Gives up after twenty, so that reads
  /// that share a connection with a change get their turn before ``LockedDatabase`` tries again.
  /// Doesn't let what somebody has added to the schema call functions with side effects.
  static var waiting: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .callback { tries in
      usleep(1_000)
      return tries < 20
    }
    configuration.prepareDatabase { database in
      LogIndex.watch(database)
      // A file that is cut short while it is mapped would end the program.
      try database.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA mmap_size = 0")
    }
    return configuration
  }

  /// `synchronous = FULL` writes each turn to the disk, not only to the system's cache, before
  /// `save` returns. `fullfsync` asks macOS for the same. `secure_delete`, as Debian's SQLite has
  /// it anyway, leaves nothing of what is deleted for a rescue to bring back.
  private static func writing(journal: String) -> Configuration {
    var configuration = waiting
    configuration.prepareDatabase(bound)
    configuration.prepareDatabase { database in
      try database.execute(
        sql: """
          PRAGMA journal_mode = \(journal);
          PRAGMA synchronous = FULL;
          PRAGMA fullfsync = 1;
          PRAGMA secure_delete = ON;
          """)
    }
    return configuration
  }

  /// Creates a file that nobody else opens until it is filled. It has no write-ahead log: to move a
  /// long one into the file would hold up a request to end for seconds. Each transaction is on the
  /// disk when it is done.
  private func connectToFill() throws -> DatabaseQueue {
    try create()
    let queue = try DatabaseQueue(path: path, configuration: Self.writing(journal: "MEMORY"))
    _ = try Schema.migrate(queue)
    return queue
  }

  /// Creates the file with what `fill` adds to it. Until that is done it has another name, so that
  /// a failure leaves neither the file, nor one beside it, nor a new folder. Returns `false` if the
  /// file, or a log of it, is there already.
  func createFilled(_ fill: (DatabaseQueue) throws -> Void) throws -> Bool {
    try checkLinks()
    guard DatabaseEnding.all.allSatisfy({ FileIdentity(path + $0) == nil }) else { return false }
    let newFolders = missingFolders
    let new = GameFile(path: "\(path).new-\(getpid())")
    new.remove()
    do {
      defer { new.remove() }
      let queue = try new.connectToFill()
      defer { try? queue.close() }
      try fill(queue)
      try queue.close()
      if !NewFile.rename(new.path, toFree: path) {
        guard errno != EEXIST else { return false }
        throw FileFault(errno)
      }
    } catch {
      for folder in newFolders { rmdir(folder) }
      throw error
    }
    SetAsideFile.syncFolder(of: path)
    return true
  }

  /// The folders of the path that aren't there, the innermost first.
  private var missingFolders: [String] {
    var folders: [String] = []
    var folder = PathParts.absolute(PathParts(path).folder)
    while folder.utf8.count > 1, FileIdentity(folder) == nil {
      folders.append(folder)
      folder = PathParts(folder).folder
    }
    return folders
  }

  /// Returns the contents as a separate database file, with what `add` adds, after a check of all
  /// pages, or `nil` if there are none. What isn't of the program's schema is left out. Doesn't
  /// change the file, which may be open elsewhere. Waits for another program that has locked it.
  /// Reads a copy of a file that `isFixed`, as in a folder that can't be written or on a full disk.
  func contents(
    adding add: (Database) throws -> Void = { _ in }, isFixed: Bool? = nil
  ) throws -> Data? {
    try checkLinks()
    guard let status = FileStatus(path) else {
      guard errno == ENOENT else { throw FileFault(errno) }
      return nil
    }
    try status.checkIsFile()
    let hasLog = FileIdentity(path + "-wal") != nil
    guard status.size > 0 || hasLog else { return nil }
    guard !(isFixed ?? self.isFixed) else {
      return try TemporaryFile.with { copy in
        if hasLog { try TemporaryFile.create(copy + "-wal") }
        for ending in hasLog ? ["", "-wal"] : [""] {
          let contents = try Data(
            contentsOf: URL(fileURLWithPath: PathParts.absolute(path) + ending))
          let destination = URL(fileURLWithPath: copy + ending)
          try TemporaryFile.reporting { try contents.write(to: destination) }
        }
        return try GameFile(path: copy).contents(adding: add, isFixed: false)
      }
    }
    // Only a connection that may write takes the log away again that it needs for reading. A log
    // that is there is another program's, or holds what has to be rescued.
    let configuration = hasLog ? Self.reading : Self.waiting
    // If the log's index can't be made, the files that were begun would stay.
    if !hasLog { try FileSizeLimit.check(Self.indexSize) }
    return try TemporaryFile.with { copy in
      let destination = try TemporaryFile.reporting { try DatabaseQueue(path: copy) }
      var index = LogIndex()
      do {
        try LockedDatabase.retry {
          index = LogIndex()
          let source = try DatabaseQueue(path: path, configuration: configuration)
          defer {
            if index.isLost { source.inDatabase(LogIndex.keepLog) }
            try? source.close()
          }
          try FileSizeLimit.check(try source.read(Self.size))
          try TemporaryFile.reporting { try source.backup(to: destination) }
          // This is tried again, as under a lock.
          if index.isLost { throw DatabaseError(resultCode: .SQLITE_BUSY) }
        }
      } catch  where index.isLost {
        throw LogIndex.lossError(of: path)
      }
      try TemporaryFile.reporting {
        try destination.write { database in
          try Schema.dropForeign(from: database)
          try add(database)
        }
        // A copy with a write-ahead log would need a second file.
        try destination.writeWithoutTransaction {
          try $0.execute(sql: "PRAGMA journal_mode = DELETE")
        }
      }
      try Self.checkAllPages(destination)
      try destination.close()
      return try Data(contentsOf: URL(fileURLWithPath: copy))
    }
  }

  /// `true` if SQLite could read the file only with an index of its log that can't be made. No
  /// program plays on such a file.
  private var isFixed: Bool {
    let folder = PathParts(path).folder
    return FileIdentity(path + "-shm") == nil
      && (access(folder, W_OK) != 0 || DiskSpace.lacks(Self.indexSize, in: folder))
  }

  /// The least size of a log's index, in bytes. Source: SQLite's documentation of its format,
  /// "WAL-Index".
  static let indexSize = 32_768

  /// The size in bytes of a file with all that `database` has.
  static func size(of database: Database) throws -> Int {
    let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
    return pages * (try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0)
  }

  // MARK: Damage

  static func checkAllPages(_ queue: DatabaseQueue) throws {
    let verdict = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard verdict == "ok" else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict)
    }
  }

  /// Copies the file to `path.before-1`, or the first free number. Returns the path of the copy, or
  /// `nil` if there are no games.
  func keep() throws -> String? {
    guard let contents = try contents() else { return nil }
    let copy = SetAsideFile.freePath("\(path).before")
    try OwnFile.write(contents, to: copy)
    return copy
  }

  /// Puts a new file with what can be read of the damaged one, which was `damaged`, in its place.
  /// Returns `nil` if another program was faster. `progress` is called now and then.
  ///
  /// - Throws: ``StoreError/busy(path:)`` if another program takes longer than `limit` for that,
  ///   and ``StoreError/unrescued(path:reason:)`` if there is no room for the new file.
  func replaceDamaged(
    _ damaged: FileIdentity?, within limit: Duration = FileLock.patience,
    progress: (RescueProgress) -> Void = { _ in }
  ) throws -> SetAsideFile? {
    var rescued = SetAsideFile.Rescued()
    var setAside: SetAsideFile?
    do {
      setAside = try replace(damaged, within: limit) { kept, new in
        guard let source = DamagedDatabase(path: kept) else { return }
        let rows = StoredRows(of: source)
        let games = rows.games.count
        try rows.fill(new, counting: &rescued) {
          progress(RescueProgress(games: $0, total: games))
        }
        let collections = RescuedCollections(of: source)
        try collections.fill(new, at: Self.lastChange(of: kept), counting: &rescued) {
          progress(RescueProgress(games: games, total: games, puzzles: $0))
        }
      }
    } catch {
      switch StoreError(error, path: path) {
      case .full: throw StoreError.unrescued(path: path, reason: .full)
      case .sizeLimit: throw StoreError.unrescued(path: path, reason: .sizeLimit)
      default: throw error
      }
    }
    setAside?.rescued = rescued
    return setAside
  }

  /// The time of the last change of a file, in milliseconds since 1970, or 0.
  private static func lastChange(of path: String) -> Int64 {
    Int64(min(max(FileStatus.lastChange(of: path) ?? 0, 0), 1e11)) * 1000
  }

  /// Sets the file that was `damaged` aside, and puts a new one in its place, to which `fill` adds
  /// rows. It gets the damaged file's new path.
  ///
  /// The damaged file has both names until the new one takes the first over, so that there is
  /// always a file. If the process is killed in between, the next one goes on (``isHalfReplaced``).
  func replace(
    _ damaged: FileIdentity?, within limit: Duration = FileLock.patience,
    _ fill: (_ kept: String, _ new: DatabaseQueue) throws -> Void
  ) throws -> SetAsideFile? {
    let lock: Int32
    do throws(FileFault) {
      lock = try FileLock.take(path, within: limit)
    } catch {
      throw StoreError.busy(path: path)
    }
    defer { if lock >= 0 { close(lock) } }
    guard damaged != nil, FileIdentity(path) == damaged else { return nil }
    sweepUnfinished()
    let new = GameFile(path: "\(path).new-\(getpid())")
    new.remove()
    defer { new.remove() }
    let earlier = SetAsideFile.otherName(of: path)
    let kept = try earlier ?? SetAsideFile.link(path, companions: DatabaseEnding.companions)
    do {
      let links = earlier == nil ? DatabaseEnding.all.map { kept + $0 } : []
      UnfinishedRescue.note([new.path] + links)
      // Before the log goes, which has its new name only then.
      defer { UnfinishedRescue.note([]) }
      let queue = try new.connectToFill()
      try fill(kept, queue)
      try queue.close()
    } catch {
      if earlier == nil { GameFile(path: kept).remove() }
      throw error
    }
    // A log left behind would be applied to the new file.
    for ending in DatabaseEnding.companions { unlink(path + ending) }
    guard rename(new.path, path) == 0 else { throw FileFault(errno) }
    SetAsideFile.syncFolder(of: path)
    return SetAsideFile(path: path, newPath: kept)
  }

  /// Removes what a process that was killed during a replacement has left. The file is locked, so
  /// that no other process does the same, on this machine or another.
  private func sweepUnfinished() {
    let start = PathParts(path).name + ".new-"
    NewFile.sweep(PathParts(path).folder, olderThan: 0) { name in
      guard name.hasPrefix(start) else { return nil }
      let rest = name.dropFirst(start.count)
      let number = rest.prefix { $0.isASCII && $0.isNumber }
      let endings = DatabaseEnding.all + ["-journal"]
      return endings.contains(String(rest.dropFirst(number.count))) ? pid_t(number) : nil
    }
  }

  /// `true` if a process was killed after it had set the damaged file aside, and before it had put
  /// another in its place. The log may have its new name only.
  var isHalfReplaced: Bool { SetAsideFile.otherName(of: path) != nil }

  /// `true` if the database is empty, but not its log, which SQLite would delete.
  var isLogAlone: Bool {
    FileStatus(path)?.size ?? 0 == 0 && FileStatus(path + "-wal")?.size ?? 0 > 0
  }

  /// Removes the file and those beside it, including the journal of a change that couldn't be
  /// completed.
  func remove() {
    for ending in DatabaseEnding.all + ["-journal"] { unlink(path + ending) }
  }
}

/// The files that a rescue leaves if the process ends before it is done. The store can't know of
/// that, so the code that handles signals watches them.
public enum UnfinishedRescue {
  private static let watcher = Mutex<(@Sendable ([String]) -> Void)?>(nil)

  /// Calls `watcher` with the paths of the files when a rescue begins, and with none before it is
  /// done. It is called on the thread that does the rescue, for one at a time.
  public static func watch(_ watcher: @escaping @Sendable (_ paths: [String]) -> Void) {
    self.watcher.withLock { $0 = watcher }
  }

  static func note(_ paths: [String]) {
    watcher.withLock { $0 }?(paths)
  }
}
