import Foundation
import GRDB
import Games
import Synchronization

/// A connection to a ``GameFile``, which may be renamed, removed or replaced meanwhile.
///
/// SQLite doesn't notice that: it goes on with the old files, which nobody will open again. This
/// connection goes over to the file that is there now, and adds what was played since its start.
final class GameConnection: Sendable {
  let path: String
  private let state: Mutex<State>
  /// The time since which changes are added to another file.
  private let start: Moment
  private let onReplacement: @Sendable () -> Void

  private enum State {
    case open(DatabaseQueue, OpenFiles)
    /// The files were moved, and no other could be opened yet. The rows still have to be added.
    case moved(StoredRows)
  }

  /// Takes over a connection to `file`, which was opened at `start`. `onReplacement` is called on any
  /// thread after the rows were added to another file.
  init(
    _ queue: DatabaseQueue, to file: GameFile, since start: Moment,
    onReplacement: @escaping @Sendable () -> Void
  ) {
    path = file.path
    state = Mutex(.open(queue, OpenFiles(path)))
    self.start = start
    self.onReplacement = onReplacement
  }

  /// Connects to a new database in memory.
  init() throws {
    let queue = try DatabaseQueue()
    try Schema.migrate(queue)
    path = queue.path
    state = Mutex(.open(queue, OpenFiles()))
    start = Moment(milliseconds: 0)
    onReplacement = {}
  }

  /// Returns a connection to the file that the path names now.
  func queue() throws -> DatabaseQueue {
    let (queue, isReplaced) = try state.withLock { state in
      switch state {
      case .open(let queue, let files):
        if files.areInPlace { return (queue, false) }
        let rows = try? queue.read {
          try StoredRows(changedSince: start.milliseconds, in: $0)
        }
        files.leave(queue)
        state = .moved(rows ?? StoredRows())
        return (try reconnect(&state), true)
      case .moved: return (try reconnect(&state), true)
      }
    }
    if isReplaced { onReplacement() }
    return queue
  }

  private func reconnect(_ state: inout State) throws -> DatabaseQueue {
    let queue = try GameFile(path: path).connect()
    if case .moved(let rows) = state { _ = try queue.write { try rows.add(to: $0) } }
    state = .open(queue, OpenFiles(path))
    return queue
  }

  /// Requests a check at the next start.
  func requestCheck() { GameFile(path: path).requestCheck() }
}

/// The files that SQLite has open for a database.
private struct OpenFiles: Sendable {
  private let path: String
  /// The database, its log and the index of that, by the ends of their names.
  private let files: [String: FileIdentity]

  /// Remembers the files at `path`.
  init(_ path: String) {
    self.path = path
    files = Dictionary(
      uniqueKeysWithValues: ["", "-wal", "-shm"].compactMap { ending in
        FileIdentity(path + ending).map { (ending, $0) }
      })
  }

  /// None, as for a database in memory.
  init() {
    path = ""
    files = [:]
  }

  /// `true` if the names of the database and its log still mean the same files.
  var areInPlace: Bool {
    ["", "-wal"].allSatisfy { files[$0] == nil || FileIdentity(path + $0) == files[$0] }
  }

  /// Closes the files after they were moved. They are left complete, and no log of theirs stays
  /// beside the file that has taken their place.
  func leave(_ queue: DatabaseQueue) {
    try? queue.writeWithoutTransaction { database in _ = try database.checkpoint(.truncate) }
    try? queue.close()
    for ending in ["-wal", "-shm"] {
      guard let file = files[ending], FileIdentity(path + ending) == file else { continue }
      unlink(path + ending)
    }
  }
}

/// A file, whatever its name.
struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// The file at `path`, or `nil` if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
