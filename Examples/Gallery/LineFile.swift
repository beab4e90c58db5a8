import Foundation

/// A file that grows by lines, each of which is written at once.
final class LineFile {
  private let handle: FileHandle

  /// Creates a file at `path`, replacing any existing one.
  init(path: String) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  /// Appends `text`. Text that can't be written is lost, and the program continues.
  func append(_ text: String) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
