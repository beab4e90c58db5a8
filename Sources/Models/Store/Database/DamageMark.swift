import Foundation

/// An empty file beside a database, there while the database is to be checked when it is opened
/// next. Checking all pages takes some milliseconds a megabyte, too long to do at each start.
struct DamageMark {
  private let path: String

  /// The mark of the database at `path`.
  init(path: String) {
    self.path = path + "-check"
  }

  var isSet: Bool { FileManager.default.fileExists(atPath: path) }

  /// Sets the mark. Where the folder cannot be written, nothing could be set aside either.
  func set() {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
