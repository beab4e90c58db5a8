import Foundation
import Store
import Synchronization

/// A file that grows line by line. Each line goes to the system at once, so that a crash loses
/// none.
final class LineFile: Sendable {
  private let handle: Mutex<FileHandle>

  /// A new file at `path`, in place of one that is there; only its owner may read it.
  init(path: String) throws(FileFault) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFault(errno) }
    handle = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  /// Appends `text`. Text that the disk rejects is lost, and the game continues.
  func append(_ text: String) {
    handle.withLock { try? $0.write(contentsOf: Data(text.utf8)) }
  }
}
