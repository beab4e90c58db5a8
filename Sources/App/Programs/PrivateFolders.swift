import Foundation
import Synchronization

/// Folders for other programs, one for each call. Only their owner can enter them. All are removed
/// in the end, even if this program is ended during a call.
final class PrivateFolders: Sendable {
  private struct State {
    var paths: Set<String> = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Creates a folder and returns its path. Returns `nil` if that fails, or after ``close()``.
  func make() -> String? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      let pattern = FileManager.default.temporaryDirectory
        .appendingPathComponent("ultimate-sudoku-XXXXXX").path
      var path = Array(pattern.utf8CString)
      guard mkdtemp(&path) != nil else { return nil }
      let made = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      state.paths.insert(made)
      return made
    }
  }

  /// Removes a folder and its contents.
  func remove(_ path: String) {
    state.withLock { state in
      if state.paths.remove(path) != nil { Self.removeAll(in: path) }
    }
  }

  /// Removes all folders. No more are created.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for path in state.paths { Self.removeAll(in: path) }
      state.paths = []
    }
  }

  /// Removes `path` and its contents, repeatedly if a program that was just killed has added a
  /// file.
  private static func removeAll(in path: String) {
    for _ in 0..<3 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
