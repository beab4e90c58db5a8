import Foundation

/// The space on a disk.
enum DiskSpace {
  /// Returns `true` if the disk of `folder` has less than that many bytes for this user. `false` if
  /// the file system doesn't say.
  static func lacks(_ bytes: Int, in folder: String) -> Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0, status.f_blocks > 0, status.f_frsize > 0 else {
      return false
    }
    return UInt64(status.f_bavail) <= UInt64(bytes) / UInt64(status.f_frsize)
  }
}

/// The limit that the user's shell sets on the size of files (`ulimit -f`).
enum FileSizeLimit {
  /// The limit in bytes, or `nil` if there is none.
  static var bytes: Int? {
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_FSIZE
    #else
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #endif
    guard getrlimit(resource, &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur).flatMap { $0 == .max ? nil : $0 }
  }

  /// Throws ``FileFault/sizeLimit`` if a file of `size` bytes would be too large.
  static func check(_ size: Int) throws(FileFault) {
    if let bytes, size > bytes { throw .sizeLimit }
  }

  /// Returns `true` if the database at `path`, or a file beside it, can't grow by what SQLite adds
  /// at once: a page, or a part of the log's index.
  static func isMet(byDatabaseAt path: String) -> Bool {
    guard let bytes else { return false }
    let sizes = DatabaseEnding.all.map { FileStatus(path + $0)?.size ?? 0 }
    return (sizes.max() ?? 0) + step > bytes
  }

  /// The largest page, and twice a part of the index.
  private static let step = 65_536
}

/// The endings of the names of a database's files.
enum DatabaseEnding {
  /// The database, its write-ahead log and the log's index.
  static let all = [""] + companions
  /// The files beside the database.
  static let companions = ["-wal", "-shm"]
}
