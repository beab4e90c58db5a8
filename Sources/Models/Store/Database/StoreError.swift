import Foundation
import GRDB
import GRDBSQLite

/// The reason why games couldn't be read or written.
public enum StoreError: Error, Hashable, Sendable {
  /// Files can't be created in a folder.
  case unwritable(folder: String, reason: FileFault)
  /// The disk is full.
  case full(path: String)
  /// Too few files may be open at a time to use a file.
  case tooManyOpen(path: String)
  /// No copy can be made in the folder of temporary files.
  case temporaryFolder(path: String, reason: FileFault)
  /// A file can't grow because of the user's limit.
  case sizeLimit(path: String)
  /// Another program locked a file for too long.
  case busy(path: String)
  /// Another program locked a file for too long, so that a change that isn't tried again was not
  /// made.
  case notChanged(path: String)
  /// The file has other contents than before, such as those of a backup, so that a change of what
  /// was listed before was not made.
  case replaced(path: String)
  /// A file was written by a later version of this program. It isn't changed.
  case newer(path: String)
  /// A file is damaged and couldn't be replaced.
  case damaged(path: String)
  /// A file is damaged, and the one to take its place can't be written.
  case unrescued(path: String, reason: FileFault)
  /// A file that should be restored holds no games, or can't be read.
  case noBackup(path: String, reason: FileFault)
  /// The store has turns of this game from another program.
  case playedElsewhere
  /// A stored game is invalid.
  case unreadableGame(id: Int64)
  /// Any other error.
  case failed(path: String, reason: FileFault)
}

extension DatabaseError {
  /// `true` if the file itself is damaged, or has a row that is larger than any that the program
  /// writes.
  var isDamage: Bool {
    switch resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_TOOBIG: true
    default: false
    }
  }

  /// `true` if a transaction that fails with this error has certainly changed nothing.
  var leavesFileAsItWas: Bool {
    switch resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL, .SQLITE_READONLY, .SQLITE_CANTOPEN: true
    default: false
    }
  }

  /// The reason behind a failure of reading, writing or locking, for which the system gave
  /// `systemFault`.
  fileprivate func diskFault(_ systemFault: FileFault?) -> FileFault {
    switch extendedResultCode {
    case .SQLITE_IOERR_NOMEM: .memory
    case .SQLITE_IOERR_LOCK, .SQLITE_IOERR_UNLOCK, .SQLITE_IOERR_RDLOCK,
      .SQLITE_IOERR_CHECKRESERVEDLOCK, .SQLITE_IOERR_SHMLOCK, .SQLITE_IOERR_BLOCKED:
      systemFault == .noServer ? .noServer : .noLocks
    default: systemFault ?? .disk
    }
  }

  fileprivate var fault: FileFault {
    .database(code: resultCode.rawValue, message: message ?? resultCode.description)
  }
}

/// An error of SQLite's with what the system said, which SQLite keeps to itself.
struct RefusedBySystem: Error {
  let error: DatabaseError
  let fault: FileFault

  /// Asks the connection that has met `error`. `nil` if the system said nothing.
  init?(_ error: DatabaseError, on database: Database) {
    guard error.resultCode == .SQLITE_IOERR || error.resultCode == .SQLITE_CANTOPEN,
      let connection = database.sqliteConnection
    else { return nil }
    let number = sqlite3_system_errno(connection)
    guard number != 0 else { return nil }
    (self.error, fault) = (error, FileFault(number))
  }
}

extension StoreError {
  /// Translates an error from SQLite or the file system for the database at `path`.
  init(_ error: any Error, path: String) {
    let folder = PathParts(path).folder
    let refused = error as? RefusedBySystem
    let error: any Error = refused?.error ?? error
    if Self.isLackOfFiles(error, in: folder) {
      self = .tooManyOpen(path: path)
      return
    }
    if Self.isSizeLimit(error, path: path) {
      self = .sizeLimit(path: path)
      return
    }
    switch error {
    case let error as StoreError: self = error
    case let error as DatabaseError:
      self.init(error, path: path, folder: folder, systemFault: refused?.fault)
    case let error as CocoaError:
      self = .unwritable(folder: folder, reason: FileFault(error))
    default: self = .failed(path: path, reason: FileFault(error))
    }
  }

  /// Returns `true` if the reason for `error`, which was met in `folder`, is that too few files may
  /// be open. SQLite, which needs several, only says that it can't open one.
  static func isLackOfFiles(_ error: any Error, in folder: String) -> Bool {
    guard (error as? DatabaseError)?.resultCode == .SQLITE_CANTOPEN else {
      return FileFault(error) == .tooManyOpen
    }
    return access(folder, W_OK | X_OK) == 0 && !hasEnoughFiles
  }

  /// Throws ``tooManyOpen(path:)`` if too few files may be open to copy the database at `path`. If
  /// none is left, the dispatch library stops the program as soon as it starts a thread.
  static func checkNumberOfFiles(for path: String) throws(StoreError) {
    if !hasEnoughFiles { throw .tooManyOpen(path: path) }
  }

  /// `true` if as many files can be opened as a copy of the database needs. Opens none, which
  /// others might lack at that moment.
  private static var hasEnoughFiles: Bool {
    var free = 0
    // Each is asked about once: other threads may open and close files at the same time.
    for descriptor in 0..<getdtablesize() where fcntl(descriptor, F_GETFD) == -1 {
      free += 1
      if free == neededFiles { return true }
    }
    return false
  }

  /// Returns `true` if the reason for `error`, which was met with the database at `path`, is the
  /// limit on the size of files. SQLite only says that the disk fails.
  private static func isSizeLimit(_ error: any Error, path: String) -> Bool {
    guard let error = error as? DatabaseError else { return FileFault(error) == .sizeLimit }
    return error.resultCode == .SQLITE_IOERR && FileSizeLimit.isMet(byDatabaseAt: path)
  }

  /// The number of files that a copy of the database has open at a time, with the three that the
  /// dispatch library opens for its threads, at a moment of its own.
  private static let neededFiles = 10

  /// `systemFault` is what the system said, if that is known.
  private init(
    _ error: DatabaseError, path: String, folder: String, systemFault: FileFault? = nil
  ) {
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_TOOBIG: self = .damaged(path: path)
    case .SQLITE_FULL: self = .full(path: path)
    // To SQLite, a disk that can't lock files looks like one on which another program has locked
    // them.
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self = FileLock.fault(in: folder).map { .failed(path: path, reason: $0) } ?? .busy(path: path)
    case .SQLITE_READONLY: self = .unwritable(folder: folder, reason: .readOnly)
    case .SQLITE_PERM, .SQLITE_AUTH: self = .unwritable(folder: folder, reason: .notAllowed)
    case .SQLITE_CANTOPEN: self = .unwritable(folder: folder, reason: systemFault ?? error.fault)
    case .SQLITE_NOMEM: self = .failed(path: path, reason: .memory)
    case .SQLITE_PROTOCOL: self = .failed(path: path, reason: .noLocks)
    case .SQLITE_NOLFS: self = .failed(path: path, reason: .sizeLimit)
    // SQLite reports the same if there is no room for the index of its log.
    case .SQLITE_IOERR where DiskSpace.lacks(GameFile.indexSize, in: folder):
      self = .full(path: path)
    case .SQLITE_IOERR: self = .failed(path: path, reason: error.diskFault(systemFault))
    default: self = .failed(path: path, reason: error.fault)
    }
  }
}
