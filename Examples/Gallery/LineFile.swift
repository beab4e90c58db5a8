import Foundation

/// A file that grows by lines, each on its way to the disk as soon as it is written.
final class LineFile {
  private let handle: FileHandle

  /// A new file at `path`, in place of one that is there.
  init(path: String) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  /// Adds `text`. What cannot be written is lost: the program goes on.
  func append(_ text: String) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
