import Foundation

/// A file of the program, in whose place there may be something else: a folder, a pipe or a device.
enum RegularFile {
  /// Checks what has the name. Nothing needs to.
  ///
  /// - Throws: ``FileFault/isFolder`` or ``FileFault/isNoFile``.
  static func check(_ path: String) throws(FileFault) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    default: throw .isNoFile
    }
  }

  /// Checks that nothing but a folder has the name.
  ///
  /// - Throws: ``FileFault/isFile`` or ``FileFault/isNoFile``.
  static func checkIsFolder(_ path: String) throws(FileFault) {
    do throws(FileFault) {
      try check(path)
    } catch .isFolder {
      return
    }
    if FileIdentity(path) != nil { throw .isFile }
  }

  /// Returns the contents. Doesn't wait for the writer of a pipe.
  static func contents(of path: String) throws -> Data {
    try check(path)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
