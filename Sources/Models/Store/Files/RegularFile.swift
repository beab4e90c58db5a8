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
  ///
  /// - Throws: ``FileFault/tooLarge(limit:)`` if there are more than `limit` bytes.
  static func contents(of path: String, upTo limit: Int) throws -> Data {
    try check(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(errno) }
    defer { close(descriptor) }
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFault(errno) }
      if count == 0 { return data }
      data += piece[..<count]
      guard data.count <= limit else { throw FileFault.tooLarge(limit: limit) }
    }
  }
}
