import Foundation

/// An empty file beside a database that requests a check when it is opened next. Checking all pages
/// takes a few milliseconds per megabyte, too long for every start.
struct DamageMark {
  private let path: String

  /// Creates the mark of the database at `path`.
  init(path: String) {
    self.path = path + "-check"
  }

  var isSet: Bool { FileManager.default.fileExists(atPath: path) }

  /// Sets the mark. If the folder can't be written, nothing could be set aside anyway.
  func set() {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
