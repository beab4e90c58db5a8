import Foundation
import GRDB
import Games
import Synchronization

/// A connection to a ``GameFile``, which may be renamed, removed or replaced meanwhile.
///
/// SQLite doesn't notice that: it keeps using the old files, which nobody will open again. This
/// connection switches to the file that is there now, and adds what was played since its start. It does
/// the same with a new file in place of a damaged one.
final class GameConnection: Sendable {
  let path: String
  /// The damaged file that was replaced at the start, if any.
  let setAside: SetAsideFile?
  private let state: Mutex<State>
  /// The time since which changes are added to another file.
  private let start: Moment
  private let onReplacement: @Sendable (FileReplacement) -> Void

  private enum State {
    case open(DatabaseQueue, OpenFiles)
    /// The files are closed. The rows have to be added to the next, which is the same file if there is no
    /// replacement.
    case closed(StoredRows, FileReplacement?)
  }

  /// Connects to `file` at `start`. Replaces it first if it is damaged. `onReplacement` is called on any
  /// thread after the rows were added to another file.
  init(
    to file: GameFile, since start: Moment,
    onReplacement: @escaping @Sendable (FileReplacement) -> Void
  ) throws {
    path = file.path
    let (queue, files, setAside) = try Self.open(file)
    state = Mutex(.open(queue, files))
    self.setAside = setAside
    self.start = start
    self.onReplacement = onReplacement
  }

  /// Connects to a new database in memory.
  init() throws {
    let queue = try DatabaseQueue()
    try Schema.migrate(queue)
    path = queue.path
    state = Mutex(.open(queue, OpenFiles()))
    setAside = nil
    start = Moment(milliseconds: 0)
    onReplacement = { _ in }
  }

  /// Opens the file, again if it is replaced meanwhile.
  private static func open(
    _ file: GameFile
  ) throws -> (DatabaseQueue, OpenFiles, SetAsideFile?) {
    var setAside: SetAsideFile?
    while true {
      try file.create()
      let before = FileIdentity(file.path)
      do {
        if file.isLogAlone || file.isHalfReplaced, setAside == nil {
          setAside = try file.replaceDamaged(before)
        }
        let queue = try file.connect()
        if let before, FileIdentity(file.path) == before {
          return (queue, OpenFiles(file.path), setAside)
        }
      } catch let error as DatabaseError where error.isDamage && setAside == nil {
        setAside = try file.replaceDamaged(before)
      }
    }
  }

  /// `true` if the path still names the file that is open. Doesn't wait while another is being opened.
  var isInPlace: Bool {
    state.withLockIfAvailable { state in
      if case .open(_, let files) = state { files.areInPlace } else { false }
    } ?? false
  }

  /// Returns a connection to the file that the path names now.
  func queue() throws -> DatabaseQueue {
    let (queue, replacement) = try state.withLock { state in
      if case .open(let queue, let files) = state {
        if files.areInPlace { return (queue, FileReplacement?.none) }
        state = closed(queue, files)
      }
      return try reopen(&state)
    }
    if let replacement { onReplacement(replacement) }
    return queue
  }

  /// Replaces the damaged file by a new one with what can be read of it, unless `failing`, which met the
  /// damage, is of an earlier file.
  func replaceDamaged(_ failing: DatabaseQueue) throws {
    try state.withLock { state in
      guard case .open(let queue, let files) = state, queue === failing, files.areInPlace else {
        return
      }
      let damaged = FileIdentity(path)
      state = closed(queue, files)
      guard case .closed(let rows, let moved) = state else { return }
      state = .closed(rows, nil)
      let setAside = try GameFile(path: path).replaceDamaged(damaged)
      state = .closed(rows, setAside.map(FileReplacement.damaged) ?? moved)
    }
  }

  /// Opens the file again if `failing` could only read it and it may be written now. Returns `true` if it
  /// is worth another attempt.
  func reopenForWriting(_ failing: DatabaseQueue) -> Bool {
    state.withLock { state in
      guard case .open(let queue, let files) = state, queue === failing else { return true }
      guard files.areInPlace, access(path, W_OK) == 0 else { return false }
      files.close(queue)
      state = .closed(StoredRows(), nil)
      return true
    }
  }

  /// Closes the files. The last of all programs leaves one file, without a log. The next call opens them
  /// again.
  func close() {
    state.withLock { state in
      guard case .open(let queue, let files) = state, files.areInPlace else { return }
      files.close(queue)
      state = .closed(StoredRows(), nil)
    }
  }

  /// Closes the files. Returns the state with the rows that were changed since the start.
  private func closed(_ queue: DatabaseQueue, _ files: OpenFiles) -> State {
    let rows = try? queue.read { try StoredRows(changedSince: start.milliseconds, in: $0) }
    files.close(queue)
    return .closed(rows ?? StoredRows(), rows == nil ? .unreadable(path: path) : .moved(path: path))
  }

  private func reopen(_ state: inout State) throws -> (DatabaseQueue, FileReplacement?) {
    let (queue, files, setAside) = try Self.open(GameFile(path: path))
    var replacement = setAside.map { FileReplacement.damaged($0) }
    if case .closed(let rows, let reason) = state {
      _ = try queue.write { try rows.merge(into: $0) }
      replacement = replacement ?? reason
    }
    state = .open(queue, files)
    return (queue, replacement)
  }
}
