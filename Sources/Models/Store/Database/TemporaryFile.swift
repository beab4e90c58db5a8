import Foundation
import GRDB

/// A database in the folder of temporary files.
enum TemporaryFile {
  /// The folder, as `TMPDIR` names it.
  static var folder: String { FileManager.default.temporaryDirectory.path }

  /// Calls `work` with the path of an empty file that only the user can read, and removes it
  /// afterwards. Its name is one that ``NewFile/sweep(_:)`` knows.
  ///
  /// - Throws: ``StoreError/temporaryFolder(path:reason:)`` if it can't be created, and what `work`
  ///   throws.
  static func with<Result>(_ work: (String) throws -> Result) throws -> Result {
    let file = GameFile(
      path: "\(folder)/ultimate-sudoku-games-\(UUID().uuidString).new-\(getpid())")
    try create(file.path)
    defer { file.remove() }
    return try work(file.path)
  }

  /// Does `work`, which writes to such a file and only reads others.
  ///
  /// - Throws: ``StoreError/temporaryFolder(path:reason:)`` if the disk is full,
  ///   ``FileFault/sizeLimit``, and what else `work` throws.
  static func reporting<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
      throw StoreError.temporaryFolder(path: folder, reason: .full)
    } catch let error as DatabaseError
      where error.resultCode == .SQLITE_IOERR && FileSizeLimit.bytes != nil
    {
      // SQLite gives no more details.
      throw FileFault.sizeLimit
    } catch  where FileFault(error) == .full {
      throw StoreError.temporaryFolder(path: folder, reason: .full)
    }
  }

  /// Creates an empty file that only the user can read.
  ///
  /// - Throws: ``StoreError/temporaryFolder(path:reason:)``, ``FileFault/tooManyOpen``.
  static func create(_ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor < 0 else {
      close(descriptor)
      return
    }
    let fault = FileFault(errno)
    if fault == .tooManyOpen { throw fault }
    // A new file in a folder that is there can't be missing.
    let isRefused = fault == .notFound && FileIdentity(folder) != nil
    throw StoreError.temporaryFolder(path: folder, reason: isRefused ? .takesNoFiles : fault)
  }
}
