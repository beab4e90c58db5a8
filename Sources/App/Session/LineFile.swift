import Foundation
import Store
import Synchronization

/// A file that grows line by line. Each line goes to the system at once, so that a crash loses
/// none.
final class LineFile: Sendable {
  private let handle: Mutex<FileHandle>
  private let firstFault = Mutex<FileFault?>(nil)

  /// The reason why the first text that is missing couldn't be written, or `nil` if all is there.
  var fault: FileFault? { firstFault.withLock { $0 } }

  /// The contents of such a file.
  enum Kind {
    case recording
    case log

    /// Returns `true` for the first bytes of such a file.
    func begins(_ bytes: [UInt8]) -> Bool {
      let text = String(decoding: bytes, as: UTF8.self)
      return switch self {
      case .recording: text.prefixMatch(of: /recording [0-9]+\n/) != nil
      case .log: text.prefixMatch(of: /[0-9]+\.[0-9]{6} [a-z]+\s/) != nil
      }
    }
  }

  /// Creates a file at `path`, in place of one of its kind; only its owner may read it. Spares the
  /// program's own files.
  init(path: String, _ kind: Kind, sparing locations: DataLocations) throws(FileFault) {
    handle = Mutex(try NamedFile(path, sparing: locations).openAnew(isOfKind: kind.begins))
  }

  /// Creates a file that is open already.
  init(_ handle: sending FileHandle) {
    self.handle = Mutex(handle)
  }

  /// Appends `text`. Text that the disk rejects is lost, and the game continues; ``fault`` tells.
  func append(_ text: String) {
    handle.withLock { handle in
      do {
        try handle.write(contentsOf: Data(text.utf8))
      } catch {
        firstFault.withLock { $0 = $0 ?? FileFault(error) }
      }
    }
  }
}
