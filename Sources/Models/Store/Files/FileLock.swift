import Foundation

/// Locks by which programs take turns at a file.
enum FileLock {
  /// The time to wait for a lock.
  static let patience = Duration.seconds(2)

  /// Locks the file at `path` for one program, within `limit`. Returns a descriptor to close, which
  /// is negative if the file can't be opened.
  ///
  /// - Throws: ``FileFault/inUse`` if another program keeps it locked, for example because it is
  ///   stopped.
  static func take(_ path: String, within limit: Duration) throws(FileFault) -> Int32 {
    let end = ContinuousClock.now + limit
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return descriptor }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // A file system without locks is no reason to give up.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard ContinuousClock.now < end else {
        close(descriptor)
        throw .inUse
      }
      usleep(10_000)
    }
    return descriptor
  }

  /// Returns why files in `folder` can't be locked, or `nil` if they can, or if that is unknown.
  /// Tries a new file, because closing one that is open elsewhere in the process would release its
  /// locks.
  static func fault(in folder: String) -> FileFault? {
    let path = "\(folder)/ultimate-sudoku-games-lock.new-\(getpid())"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer {
      close(descriptor)
      unlink(path)
    }
    var whole = flock()
    whole.l_type = Int16(F_WRLCK)
    whole.l_whence = Int16(SEEK_SET)
    guard fcntl(descriptor, F_SETLK, &whole) != 0, ![EACCES, EAGAIN, EINTR].contains(errno) else {
      return nil
    }
    let fault = FileFault(errno)
    return fault == .noServer ? fault : .noLocks
  }

  /// Does `work` while no other program does such work on the file at `path`. The work may replace
  /// the file, so the lock is on its folder, which is created if it is missing. Waits for other
  /// programs for up to `limit`.
  ///
  /// - Throws: ``FileFault/inUse`` if another program keeps the folder locked, for example because
  ///   it is stopped; the file system's error; or that of `work`.
  static func withFolder<Result>(
    of path: String, within limit: Duration = patience, _ work: () throws -> Result
  ) throws -> Result {
    let folder = PathParts.absolute(PathParts(path).folder)
    try OwnFile.makeFolder(folder)
    let descriptor = try take(folder, within: limit)
    defer { if descriptor >= 0 { close(descriptor) } }
    return try work()
  }
}
