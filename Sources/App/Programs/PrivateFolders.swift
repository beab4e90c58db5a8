import Foundation
import Synchronization

/// The folders in which other programs work, each for one call. Only their owner can enter them, and
/// none is left behind: an end of this program in the midst of a call takes its folder along.
final class PrivateFolders: Sendable {
  private struct State {
    var paths: Set<String> = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Makes a folder and returns its path; `nil` if it can't be made, or after ``close()``.
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

  /// Removes all folders; no more are made.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for path in state.paths { Self.removeAll(in: path) }
      state.paths = []
    }
  }

  /// Removes `path` and what is in it, again if a program that was just killed has added a file.
  private static func removeAll(in path: String) {
    for _ in 0..<3 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
