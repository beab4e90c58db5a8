public import Foundation
import GRDB

/// A copy of all games and results, and of the solver's board, in a file by itself.
public struct GameBackup: Sendable {
  /// The path of the file.
  public let path: String

  /// Describes the backup at `path`.
  public init(path: String) {
    self.path = path
  }

  /// Returns the games in the file at `path` as the contents of a separate database file, or `nil`
  /// if there are none. Doesn't change the file, which may be open elsewhere. `board` is what the
  /// solver's file has, to go along.
  ///
  /// - Throws: ``StoreError`` if it can't be read or a page is damaged.
  public static func contents(
    of path: String, with board: Data? = nil
  ) throws(StoreError) -> Data? {
    try StoreError.checkNumberOfFiles(for: path)
    do {
      return try GameFile(path: path).contents { try SolverBoardTable.write(board, to: $0) }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Checks the backup and returns the numbers of its games and Memory results.
  ///
  /// - Throws: ``StoreError/noBackup(path:reason:)`` or ``StoreError/newer(path:)`` if it can't be
  ///   restored, and ``StoreError/temporaryFolder(path:reason:)`` if there is no place to read it.
  public func counts() throws(StoreError) -> (games: Int, memoryResults: Int) {
    do {
      let counts = try read(into: DatabaseQueue())
      return (counts.games, counts.results)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Puts the backup in place of the games in the file at `path`, which are kept beside it under
  /// another name. Programs that have the file open switch to the games of the backup, and save what
  /// they are playing anew.
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
        let board = try TemporaryFile.reporting { try queue.write(SolverBoardTable.take) }
        let file = GameFile(path: path)
        var kept: String?
        do {
          kept = try file.keep()
          do {
            try queue.backup(to: try file.connect())
          } catch {
            let isUnchanged = (error as? DatabaseError)?.leavesFileAsItWas ?? true
            if let kept, isUnchanged { unlink(kept) }
            throw error
          }
        } catch let error as DatabaseError where error.isDamage {
          let setAside = try file.replace(FileIdentity(path)) { try queue.backup(to: $1) }
          guard let setAside else { throw StoreError.busy(path: path) }
          kept = setAside.newPath
        }
        return RestoredGames(
          games: counts.games, memoryResults: counts.results, kept: kept, board: board)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Copies the games into `queue`, after checking them. Returns their number.
  private func read(into queue: DatabaseQueue) throws -> (games: Int, results: Int) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw StoreError.noBackup(path: path, reason: FileFault(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw StoreError.noBackup(path: path, reason: isFolder ? .isFolder : .isNoFile)
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
      try TemporaryFile.reporting { try Schema.migrate(queue) }
      return try queue.read { database in
        func count(_ table: String) throws -> Int {
          try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
        }
        return (try count("games"), try count("memory_results"))
      }
    } catch StoreError.newer {
      throw StoreError.newer(path: path)
    } catch  where StoreError.isLackOfFiles(error, in: TemporaryFile.folder) {
      throw StoreError.tooManyOpen(path: path)
    } catch  where FileFault(error) == .sizeLimit {
      throw StoreError.sizeLimit(path: TemporaryFile.folder)
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

  /// The path of a file that SQLite can read without leaving files beside the backup: a copy, unless
  /// there is a log, without which a copy wouldn't be complete.
  private func readable(_ copy: String) throws -> String {
    guard FileIdentity(path + "-wal") == nil else { return path }
    let contents = try Data(contentsOf: URL(fileURLWithPath: PathParts.absolute(path)))
    try TemporaryFile.reporting { try contents.write(to: URL(fileURLWithPath: copy)) }
    return copy
  }
}

/// What was put in place by ``GameBackup/restore(to:)``.
public struct RestoredGames: Hashable, Sendable {
  /// The number of games, finished or not.
  public let games: Int
  /// The number of Memory results.
  public let memoryResults: Int
  /// The path of the games that were there before, or `nil` if there were none.
  public let kept: String?
  /// What the solver's file had, or `nil` if the backup is without that.
  public let board: Data?
}
