import Foundation
import Screens
import Store
import Synchronization

/// A new file that takes what a command would print.
struct OutputFile {
  /// The path.
  let path: String
  private let handle: FileHandle
  /// The path of the file that this program has created, if any.
  private static let created = Mutex<String?>(nil)

  /// The file's descriptor.
  var descriptor: Int32 { handle.fileDescriptor }

  /// Creates the file at `path`, where nothing exists yet and which isn't one of the program's own.
  ///
  /// - Throws: ``UsageError``, which says why that can't be done.
  init(_ path: String) throws(UsageError) {
    self.path = path
    do throws(FileFault) {
      handle = try NamedFile(path, sparing: .ofUser()).create()
    } catch {
      throw UsageError("\(path) cannot be written (\(Words.english.text(of: error))).")
    }
    Self.created.withLock { $0 = path }
  }

  /// Removes the file if nothing was written to it, so that another try can create it.
  static func removeIfEmpty() {
    guard let path = created.withLock({ $0 }) else { return }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == 0
    else { return }
    unlink(path)
  }
}
