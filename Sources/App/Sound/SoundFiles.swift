import Foundation
import Synchronization

/// The files of the sounds that are playing. All are removed in the end, even if this program is
/// ended during a sound.
final class SoundFiles: Sendable {
  private struct State {
    var paths: Set<String> = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Writes a file and returns its path. `nil` if that fails or after ``close()``.
  func write(_ sound: Data) -> String? {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("ultimate-sudoku-\(UUID().uuidString).wav").path
    return state.withLock { state in
      guard !state.isClosed,
        FileManager.default.createFile(
          atPath: path, contents: sound, attributes: [.posixPermissions: 0o600])
      else { return nil }
      state.paths.insert(path)
      return path
    }
  }

  /// Removes a file after its sound has ended.
  func remove(_ path: String) {
    state.withLock { state in
      if state.paths.remove(path) != nil { try? FileManager.default.removeItem(atPath: path) }
    }
  }

  /// Removes all files and stops writing new ones.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for path in state.paths { try? FileManager.default.removeItem(atPath: path) }
      state.paths = []
    }
  }
}
