import Foundation
import Store
import Synchronization

/// Temporary folders that only the user can enter: for other programs, one for each call, and for a
/// replay. All are removed in the end, even if this program is ended meanwhile. ``sweep(_:)``
/// removes those of a process that was killed.
final class PrivateFolders: Sendable {
  private struct State {
    /// The paths, and the descriptors whose locks tell other processes that they're in use.
    var locks: [String: Int32] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())
  private let parent: String
  private let exists: @Sendable (String) -> Bool

  /// Folders in `parent`. `exists` returns `true` if there is something at a path.
  init(
    in parent: String = temporaryFolder,
    exists: @escaping @Sendable (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) {
    self.parent = parent
    self.exists = exists
  }

  /// The system's folder for temporary files.
  static var temporaryFolder: String { FileManager.default.temporaryDirectory.path }

  /// Creates a folder and returns its path. Returns `nil` if that fails, or after ``close()``.
  func make() -> String? {
    state.withLock { state in
      // A name that isn't UTF-8 would be another folder's here.
      guard !state.isClosed, PathVariable.temporary.wrongValue == nil,
        let (path, lock) = makeLocked()
      else { return nil }
      state.locks[path] = lock
      return path
    }
  }

  func remove(_ path: String) {
    state.withLock { state in
      guard let lock = state.locks.removeValue(forKey: path) else { return }
      Self.removeAll(in: path)
      Foundation.close(lock)
    }
  }

  /// Removes all folders. No more are created.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for (path, lock) in state.locks {
        Self.removeAll(in: path)
        Foundation.close(lock)
      }
      state.locks = [:]
    }
  }

  /// Makes a folder and locks it. Tries again if another process took it for a deserted one in
  /// between.
  private func makeLocked() -> (path: String, lock: Int32)? {
    for _ in 0..<3 {
      var bytes = Array("\(parent)/ultimate-sudoku-temporary-XXXXXX".utf8CString)
      guard mkdtemp(&bytes) != nil else { return nil }
      let path = String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard let lock = Self.lock(path) else { continue }
      if exists(path) { return (path, lock) }
      Foundation.close(lock)
    }
    return nil
  }

  /// The descriptor of a folder that this process has locked; `nil` if another has. A file system
  /// without locks counts as locked by none.
  private static func lock(_ path: String, mustLock: Bool = false) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    if !mustLock, errno != EWOULDBLOCK { return descriptor }
    Foundation.close(descriptor)
    return nil
  }

  /// Removes the user's folders in `parent` whose process is gone.
  static func sweep(_ parent: String = temporaryFolder) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.wholeMatch(of: /ultimate-sudoku-temporary-[0-9A-Za-z]{6}/) != nil {
      let path = "\(parent)/\(name)"
      guard let status = FileStatus(atName: path), status.kind == .folder,
        status.owner == geteuid(), let lock = lock(path, mustLock: true)
      else { continue }
      removeAll(in: path)
      Foundation.close(lock)
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
