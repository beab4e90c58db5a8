import Foundation
import GRDB
import Games
import Synchronization

/// A connection to a ``GameFile``, which may be renamed, removed or replaced while it is open.
///
/// SQLite doesn't notice that: it keeps using the old files, which nobody will open again. This
/// connection switches to the file that is there now, and adds what was played since its start. It
/// does the same with a new file in place of a damaged one.
final class GameConnection: Sendable {
  let path: String
  /// The damaged file that was replaced at the start, if any.
  let setAside: SetAsideFile?
  /// The parts of the schema that had to go at the start.
  let dropped: [SchemaPart]
  private let state: Mutex<State>
  /// The number of replacements found, and the number of those after which the lists were read
  /// again.
  private let contents = Mutex((found: 0, listed: 0))
  /// The time since which changes are added to another file.
  private let start: Moment
  /// The time to wait for a lock. `nil` for the default, which is shorter on the main thread: that
  /// shows the screen and answers requests to end.
  private let patience: Duration?
  private let onDamage: @Sendable (RescueProgress) -> Void
  private let onReplacement: @Sendable (FileReplacement) -> Void

  private enum State {
    case open(OpenDatabase)
    /// The files are closed. The rows must be added to the file that is opened next. Without a
    /// replacement, that is the same file.
    case closed(StoredRows, FileReplacement?)
  }

  /// Connects to `file` at `start`. Replaces it first if it is damaged. `onDamage` is called, on
  /// the thread that has found the damage, before the games are read from a damaged file, and as
  /// they are saved. `onReplacement` is called on any thread after the rows were added to another
  /// file.
  init(
    to file: GameFile, since start: Moment, patience: Duration? = nil,
    onDamage: @escaping @Sendable (RescueProgress) -> Void = { _ in },
    onReplacement: @escaping @Sendable (FileReplacement) -> Void
  ) throws {
    path = file.path
    let (database, setAside) = try Self.open(file, onDamage: onDamage)
    state = Mutex(.open(database))
    self.setAside = setAside
    dropped = database.dropped
    self.start = start
    self.patience = patience
    self.onDamage = onDamage
    self.onReplacement = onReplacement
  }

  /// Connects to a new database in memory.
  init() throws {
    let database = try OpenDatabase()
    path = database.writer.path
    state = Mutex(.open(database))
    setAside = nil
    dropped = []
    start = Moment(milliseconds: 0)
    patience = nil
    onDamage = { _ in }
    onReplacement = { _ in }
  }

  // MARK: Access

  /// Reads the file that the path names now, as it was before a change that is under way. Waits for
  /// that only if the file can't be open twice.
  func read<Result>(_ query: (Database) throws -> Result) throws -> Result {
    try transaction(.read) { database, _ in try query(database) }
  }

  /// Reads like ``read(_:)``, with a slow query. Others wait for it only if the file can't be open
  /// once more.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  func readAside<Result>(_ query: (Database) throws -> Result) throws -> Result {
    try Task.checkCancellation()
    return try transaction(.readAside) { database, _ in try query(database) }
  }

  /// Changes the file that the path names now, in a transaction.
  ///
  /// - Throws: ``StoreError/replaced(path:)`` if `isOfListedRows` and the contents of the file were
  ///   replaced since ``noteListed()``: a number may now belong to another row.
  func write<Result>(
    isOfListedRows: Bool = false, _ change: (Database) throws -> Result
  ) throws -> Result {
    try transaction(.change) { database, isReplaced in
      if isOfListedRows, isReplaced || contents.withLock({ $0.found != $0.listed }) {
        throw StoreError.replaced(path: path)
      }
      return try change(database)
    }
  }

  private enum Access { case read, readAside, change }

  /// Makes an access, passing it whether the contents were replaced. That is reported once it has
  /// ended, even by an error.
  private func transaction<Result>(
    _ access: Access, _ body: (Database, _ isReplaced: Bool) throws -> Result
  ) throws -> Result {
    try attempt { open in
      var isReplaced = false
      defer { if isReplaced { tell(.restored(path: path)) } }
      func run(_ database: Database) throws -> Result {
        isReplaced = try open.areContentsReplaced(database)
        let result = try body(database, isReplaced)
        try open.checkIndex()
        return result
      }
      return switch access {
      case .read: try open.reader.read(run)
      case .readAside: try open.withReaderAside { try $0.read(run) }
      case .change: try open.writer.write(run)
      }
    }
  }

  /// Notes that the lists were read after the last replacement.
  func noteListed() {
    contents.withLock { $0.listed = $0.found }
  }

  private func tell(_ replacement: FileReplacement) {
    contents.withLock { $0.found += 1 }
    onReplacement(replacement)
  }

  /// Makes sure that the games of this session are in the file at the path.
  func reachFile() throws {
    try attempt { _ in }
  }

  /// Moves what is in the write-ahead log into the file, as far as nobody is using it.
  func checkpoint() {
    try? database().writer.writeWithoutTransaction { _ = try $0.checkpoint(.passive) }
  }

  /// Tries for a while if another program has locked the file, and once more if it is damaged, was
  /// closed, or may be written again. Opens it again as long as the index of its log is lost.
  private func attempt<Result>(_ access: (OpenDatabase) throws -> Result) throws -> Result {
    var (isRepaired, isReopened) = (false, false)
    var losses = 0
    let limit = patience ?? (Thread.isMainThread ? .milliseconds(300) : FileLock.patience)
    return try LockedDatabase.retry(until: .now + limit) {
      while true {
        let database = try database()
        do {
          return try access(database)
        } catch  where database.isIndexLost {
          // Whatever went wrong, the missing index is the reason.
          guard losses < Self.maxLosses else { throw LogIndex.lossError(of: path) }
          losses += 1
        } catch let error as DatabaseError where error.isDamage && !isRepaired {
          isRepaired = true
          try replaceDamaged(database)
        } catch let error as DatabaseError
          where error.resultCode == .SQLITE_MISUSE && !isReopened
        {
          // Another thread has closed it.
          isReopened = true
        } catch let error as DatabaseError
          where error.resultCode == .SQLITE_READONLY && !isReopened
        {
          // SQLite keeps a file that it couldn't write read-only.
          isReopened = true
          guard reopenForWriting(database) else { throw error }
        } catch let error as DatabaseError {
          throw database.systemError(behind: error)
        }
      }
    }
  }

  /// The number of times that an access is tried again after the index was cut short.
  private static let maxLosses = 5

  /// Closes the files. The last of all programs leaves one file, without a log. The next call opens
  /// them again.
  func close() {
    state.withLock { state in
      guard case .open(let database) = state, database.areFilesInPlace else { return }
      database.close()
      state = .closed(StoredRows(), nil)
    }
  }

  // MARK: The files

  /// `true` if the path still names the file that is open. Doesn't wait while another is being
  /// opened.
  var isInPlace: Bool {
    state.withLockIfAvailable { state in
      if case .open(let database) = state { database.areFilesInPlace } else { false }
    } ?? false
  }

  /// Opens the file. Starts again if it is replaced while that happens.
  private static func open(
    _ file: GameFile, onDamage: (RescueProgress) -> Void
  ) throws -> (OpenDatabase, SetAsideFile?) {
    var setAside: SetAsideFile?
    while true {
      try file.create()
      let before = FileIdentity(file.path)
      do {
        if file.isLogAlone || file.isHalfReplaced, setAside == nil {
          onDamage(RescueProgress())
          setAside = try file.replaceDamaged(before, progress: onDamage)
        }
        let database = try OpenDatabase(file)
        if let before, FileIdentity(file.path) == before { return (database, setAside) }
      } catch let error as DatabaseError where error.isDamage && setAside == nil {
        onDamage(RescueProgress())
        setAside = try file.replaceDamaged(before, progress: onDamage)
      }
    }
  }

  /// Returns the database that the path names now.
  func database() throws -> OpenDatabase {
    let (database, replacement) = try state.withLock { state in
      if case .open(let database) = state {
        if !database.areFilesInPlace {
          state = closed(database)
        } else if database.isIndexLost {
          database.close()
          state = .closed(StoredRows(), nil)
        } else {
          return (database, FileReplacement?.none)
        }
      }
      return try reopen(&state)
    }
    if let replacement { tell(replacement) }
    return database
  }

  /// Replaces the damaged file by a new one with what can be read of it, unless `failing`, which
  /// met the damage, is of an earlier file.
  func replaceDamaged(_ failing: OpenDatabase) throws {
    try state.withLock { state in
      guard case .open(let database) = state, database === failing, database.areFilesInPlace else {
        return
      }
      let damaged = FileIdentity(path)
      state = closed(database)
      guard case .closed(let rows, let moved) = state else { return }
      state = .closed(rows, nil)
      onDamage(RescueProgress())
      do {
        let setAside = try GameFile(path: path).replaceDamaged(damaged, progress: onDamage)
        state = .closed(rows, setAside.map(FileReplacement.damaged) ?? moved)
      } catch {
        onDamage(RescueProgress(failure: StoreError(error, path: path)))
        throw error
      }
    }
  }

  /// Opens the file again if `failing` could only read it and it may be written now. Returns `true`
  /// if it is worth another attempt.
  private func reopenForWriting(_ failing: OpenDatabase) -> Bool {
    state.withLock { state in
      guard case .open(let database) = state, database === failing else { return true }
      guard database.areFilesInPlace, access(path, W_OK) == 0 else { return false }
      database.close()
      state = .closed(StoredRows(), nil)
      return true
    }
  }

  /// Closes the files. Returns the state with the rows that were changed since the start.
  private func closed(_ database: OpenDatabase) -> State {
    let rows = try? database.writer.read {
      try StoredRows(changedSince: start.milliseconds, in: $0)
    }
    database.close()
    return .closed(rows ?? StoredRows(), rows == nil ? .unreadable(path: path) : .moved(path: path))
  }

  private func reopen(_ state: inout State) throws -> (OpenDatabase, FileReplacement?) {
    let (database, setAside) = try Self.open(GameFile(path: path), onDamage: onDamage)
    var replacement = setAside.map { FileReplacement.damaged($0) }
    if case .closed(let rows, let reason) = state {
      try database.writer.write { try rows.merge(into: $0) }
      replacement = replacement ?? reason
    }
    state = .open(database)
    return (database, replacement)
  }
}

/// The reason why a store has switched to another file at its path.
public enum FileReplacement: Hashable, Sendable {
  /// The file was renamed, removed, replaced or emptied. The one that is there now has what was
  /// played.
  case moved(path: String)
  /// The same, but what was played couldn't be read any more. Games that are saved later are whole.
  case unreadable(path: String)
  /// The file has other contents, such as those of a backup. The game that is being played was
  /// added.
  case restored(path: String)
  /// The file was damaged.
  case damaged(SetAsideFile)
}
