import Foundation

/// The space on a disk.
enum DiskSpace {
  /// Returns `true` if the disk of `folder` has less than that many bytes for this user. `false` if the
  /// file system doesn't tell.
  static func lacks(_ bytes: Int, in folder: String) -> Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0, status.f_blocks > 0, status.f_frsize > 0 else {
      return false
    }
    return UInt64(status.f_bavail) <= UInt64(bytes) / UInt64(status.f_frsize)
  }
}
