import Foundation

/// A file by its device and inode, whatever its name.
struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let inode: ino_t

  /// The file at `path`, or `nil` if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    inode = status.st_ino
  }
}
