import Foundation

/// A symbolic link that another user has put in place of one of the program's own files or folders.
/// It could lead to any file of this user.
enum ForeignLink {
  /// The users whose links are followed: this one and the system.
  static let trusted: Set<uid_t> = [geteuid(), 0]

  /// Checks that `path` is no such link. Those of this user and of the system are followed.
  ///
  /// - Throws: ``FileFault/foreignLink``.
  static func check(_ path: String, trusting users: Set<uid_t> = trusted) throws(FileFault) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    if !users.contains(status.st_uid) { throw .foreignLink }
  }
}
