public import Foundation
import GRDB

/// A copy of all games and results, and of the program's other files, in a file by itself.
public struct GameBackup: Sendable {
  /// The path of the file.
  public let path: String

  /// Describes the backup at `path`.
  public init(path: String) {
    self.path = path
  }

  /// Returns the games in the file at `path` as the contents of a separate database file, or `nil`
  /// if there are neither games nor `files`, which go along. Doesn't change the file, which may be
  /// open elsewhere.
  ///
  /// - Throws: ``StoreError`` if it can't be read or a page is damaged.
  public static func contents(
    of path: String, with files: BackupFiles = BackupFiles()
  ) throws(StoreError) -> Data? {
    try StoreError.checkNumberOfFiles(for: path)
    do {
      let games = try GameFile(path: path).contents { try files.write(to: $0) }
      if games != nil || files.isEmpty { return games }
      return try TemporaryFile.with { copy in
        try TemporaryFile.reporting {
          let queue = try DatabaseQueue(path: copy)
          _ = try Schema.migrate(queue)
          try queue.write { try files.write(to: $0) }
          try queue.close()
        }
        return try Data(contentsOf: URL(fileURLWithPath: copy))
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Puts a new file with what can be read of the damaged one at `path` in its place, as a start of
  /// the program does that meets the damage. Returns `nil` if another program has done so
  /// meanwhile.
  ///
  /// - Throws: ``StoreError/busy(path:)``, ``StoreError/unrescued(path:reason:)``.
  public static func rescue(_ path: String) throws(StoreError) -> SetAsideFile? {
    do {
      return try GameFile(path: path).replaceDamaged(FileIdentity(path))
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// The numbers of games, results and collections in a backup.
  public struct Counts: Hashable, Sendable {
    /// The number of games, finished or not.
    public let games: Int
    /// The number of Memory results.
    public let memoryResults: Int
    /// The number of collections of puzzles.
    public let collections: Int

    fileprivate init(_ database: Database) throws {
      games = try database.count("games")
      memoryResults = try database.count("memory_results")
      collections = try database.count("collections WHERE deleted_at IS NULL")
    }
  }

  /// Checks the backup and returns how much it holds.
  ///
  /// - Throws: ``StoreError/noBackup(path:reason:)`` or ``StoreError/newer(path:)`` if it can't be
  ///   restored, and ``StoreError/temporaryFolder(path:reason:)`` if there is no place to read it.
  public func counts() throws(StoreError) -> Counts {
    do {
      return try read(into: DatabaseQueue())
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Puts the backup in place of the games in the file at `path`, which are kept beside it under
  /// another name. Programs that have the file open switch to the games of the backup, and save
  /// what they are playing anew. After a failure nothing new is left.
  ///
  /// - Throws: ``StoreError/noBackup(path:reason:)`` or ``StoreError/newer(path:)`` if this is no
  ///   backup that can be read, and ``FileFault/ownFile`` as its reason if it is that very file.
  public func restore(to path: String) throws(StoreError) -> RestoredGames {
    if let own = FileIdentity(path), own == FileIdentity(self.path) {
      throw .noBackup(path: self.path, reason: .ownFile)
    }
    try StoreError.checkNumberOfFiles(for: self.path)
    do {
      return try TemporaryFile.with { copy in
        let queue = try DatabaseQueue(path: copy)
        let counts = try read(into: queue)
        let unreadable = try queue.read(GameRow.unreadableCount)
        let (files, refused) = try TemporaryFile.reporting { try queue.write(BackupFiles.take) }
        let kept = try put(queue, into: GameFile(path: path))
        return RestoredGames(
          counts: counts, unreadable: unreadable, kept: kept, files: files, refused: refused)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Puts the contents of `queue` in place of those of `file`. Returns the path of what was there,
  /// or `nil` if there was nothing.
  private func put(_ queue: DatabaseQueue, into file: GameFile) throws -> String? {
    // All of it is in the log at first, with 24 bytes for each page and 32 before them.
    let (size, pages) = try queue.read { database in
      (try GameFile.size(of: database), try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0)
    }
    do throws(FileFault) {
      try FileSizeLimit.check(32 + size + 24 * pages)
    } catch {
      throw StoreError.sizeLimit(path: path)
    }
    if try file.createFilled({ try queue.backup(to: $0) }) { return nil }
    do {
      let kept = try file.keep()
      do {
        let destination = try file.connect()
        defer { try? destination.close() }
        try LockedDatabase.retry { try queue.backup(to: destination) }
      } catch {
        let isUnchanged = (error as? DatabaseError)?.leavesFileAsItWas ?? true
        if let kept, isUnchanged { unlink(kept) }
        throw error
      }
      return kept
    } catch let error as DatabaseError where error.isDamage {
      let setAside = try file.replace(FileIdentity(file.path)) { try queue.backup(to: $1) }
      guard let setAside else { throw StoreError.busy(path: file.path) }
      return setAside.newPath
    }
  }

  /// Copies the games into `queue`, after checking them. Returns their number.
  private func read(into queue: DatabaseQueue) throws -> Counts {
    guard let status = FileStatus(path) else {
      throw StoreError.noBackup(path: path, reason: FileFault(errno))
    }
    do throws(FileFault) {
      try status.checkIsFile()
    } catch {
      throw StoreError.noBackup(path: path, reason: error)
    }
    do {
      try TemporaryFile.with { copy in
        var configuration = GameFile.waiting
        configuration.readonly = true
        let source = try DatabaseQueue(path: try readable(copy), configuration: configuration)
        if let fault = try source.read(Schema.fault) {
          throw StoreError.noBackup(path: path, reason: fault)
        }
        try GameFile.checkAllPages(source)
        try TemporaryFile.reporting { try source.backup(to: queue) }
      }
      _ = try TemporaryFile.reporting { try Schema.migrate(queue) }
      return try queue.read(Counts.init)
    } catch StoreError.newer {
      throw StoreError.newer(path: path)
    } catch  where StoreError.isLackOfFiles(error, in: TemporaryFile.folder) {
      throw StoreError.tooManyOpen(path: path)
    } catch  where FileFault(error) == .sizeLimit {
      throw StoreError.sizeLimit(path: path)
    } catch let error as CocoaError {
      throw StoreError.noBackup(path: path, reason: FileFault(error))
    } catch let error as DatabaseError {
      let reason: FileFault =
        switch error.resultCode {
        case .SQLITE_NOTADB: .otherKind
        case .SQLITE_CORRUPT: .damaged
        case .SQLITE_CANTOPEN, .SQLITE_PERM: .notAllowed
        case .SQLITE_BUSY, .SQLITE_LOCKED: .inUse
        default: .database(code: error.resultCode.rawValue, message: error.message ?? "")
        }
      throw StoreError.noBackup(path: path, reason: reason)
    }
  }

  /// The path of a file that SQLite can read without leaving files beside the backup: a copy,
  /// unless there is a log, without which a copy wouldn't be complete.
  private func readable(_ copy: String) throws -> String {
    guard FileIdentity(path + "-wal") == nil else { return path }
    let contents = try Data(contentsOf: URL(fileURLWithPath: PathParts.absolute(path)))
    try TemporaryFile.reporting { try contents.write(to: URL(fileURLWithPath: copy)) }
    return copy
  }
}

/// The result of ``GameBackup/restore(to:)``.
public struct RestoredGames: Hashable, Sendable {
  /// The counts of what was restored.
  public let counts: GameBackup.Counts
  /// The number of the games that can't be read as games.
  public let unreadable: Int
  /// The path of the games that were there before, or `nil` if there were none.
  public let kept: String?
  /// The other files in the backup, which aren't put in their places yet.
  public let files: BackupFiles
  /// The files in the backup that can't be restored.
  public let refused: [BackupFiles.Refused]
}
