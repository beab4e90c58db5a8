import Foundation
import Screens
import Store
import Synchronization

/// A file that grows line by line. Each line goes to the system at once, so that a crash loses
/// none. Until the file is begun, its lines are kept, and what is at its path stays as it is.
final class LineFile: Sendable {
  private let path: String
  private let kind: Kind
  private let state: Mutex<State>
  private let firstFault = Mutex<FileFault?>(nil)

  private enum State {
    case waiting(RewrittenFile, text: String)
    case open(FileHandle)
    case closed
  }

  /// The reason why the first text that is missing couldn't be written, or `nil` if all is there.
  var fault: FileFault? { firstFault.withLock { $0 } }

  /// The contents of such a file.
  enum Kind: Sendable {
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

    /// The error that the file at `path` can't be written.
    func error(_ path: String, _ reason: FileFault) -> StartError {
      switch self {
      case .log: .unwritableLog(path: path, reason: reason)
      case .recording: .unwritableRecording(path: path, reason: reason)
      }
    }
  }

  /// The error that the file can't be written, for `reason`.
  func error(_ reason: FileFault) -> StartError { kind.error(path, reason) }

  /// Prepares a file at `path`, in place of one of its kind; only its owner may read it. Spares the
  /// program's own files and its data folder.
  init(path: String, _ kind: Kind, sparing locations: DataLocations) throws(FileFault) {
    let file = try NamedFile(path, sparing: locations).rewrite(isOfKind: kind.begins)
    (self.path, self.kind) = (path, kind)
    state = Mutex(.waiting(file, text: ""))
  }

  /// Creates a file that is open already.
  init(_ handle: sending FileHandle) {
    (path, kind) = ("", .log)
    state = Mutex(.open(handle))
  }

  deinit {
    state.withLock { if case .waiting(let file, _) = $0 { file.discard() } }
  }

  /// Writes what was appended, and from now on each text at once.
  func begin() throws(FileFault) {
    let text = try state.withLock { state throws(FileFault) -> String in
      guard case .waiting(let file, let text) = state else { return "" }
      state = .closed
      state = .open(try file.begin())
      return text
    }
    if !text.isEmpty { append(text) }
  }

  /// Appends `text`. Text that the disk rejects is lost, and the game continues; ``fault`` has the
  /// reason.
  func append(_ text: String) {
    state.withLock { state in
      switch state {
      case .waiting(let file, let earlier): state = .waiting(file, text: earlier + text)
      case .closed: break
      case .open(let handle):
        do {
          try handle.write(contentsOf: Data(text.utf8))
        } catch {
          firstFault.withLock { $0 = $0 ?? FileFault(error) }
        }
      }
    }
  }
}
