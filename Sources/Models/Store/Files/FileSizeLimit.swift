import Foundation

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

  /// Returns `true` if the database at `path`, or a file beside it, can't grow by what SQLite adds at
  /// once: a page, or a part of the log's index.
  static func isMet(byDatabaseAt path: String) -> Bool {
    guard let bytes else { return false }
    let sizes = DatabaseEnding.all.map { ending in
      var status = stat()
      return stat(path + ending, &status) == 0 ? Int(status.st_size) : 0
    }
    return (sizes.max() ?? 0) + step > bytes
  }

  /// The largest page, and twice a part of the index.
  private static let step = 65_536
}
