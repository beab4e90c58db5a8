package import Foundation

/// The status of a file, as the system has it.
package struct FileStatus {
  /// The kinds of files.
  package enum Kind { case file, folder, link, other }

  private let status: stat

  /// Examines the file that the path leads to. `nil` if there is nothing, or it can't be examined;
  /// `errno` has the reason.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.status = status
  }

  /// Examines the path itself, which may be a link.
  package init?(atName path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.status = status
  }

  /// Examines an open file.
  package init(of descriptor: Int32) throws(FileFault) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFault(errno) }
    self.status = status
  }

  package var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The size in bytes.
  package var size: Int { Int(status.st_size) }
  /// The user it belongs to.
  package var owner: uid_t { status.st_uid }
  /// The nine bits of the permissions.
  var permissions: mode_t { status.st_mode & 0o777 }

  /// Returns the time of the last change of the file or link at `path`, in seconds since 1970.
  static func lastChange(of path: String) -> Double? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970
  }

  fileprivate var place: (device: dev_t, inode: ino_t) { (status.st_dev, status.st_ino) }

  /// Throws the reason why a file of this kind can't be read or written as a regular one.
  package func checkIsFile() throws(FileFault) {
    switch kind {
    case .file: break
    case .folder: throw .isFolder
    case .link: throw .isLink
    case .other: throw .isNoFile
    }
  }
}

/// A file by its device and inode, whatever its name.
struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let inode: ino_t

  /// The file at `path`, or `nil` if there is none.
  init?(_ path: String) {
    guard let status = FileStatus(path) else { return nil }
    (device, inode) = status.place
  }
}
