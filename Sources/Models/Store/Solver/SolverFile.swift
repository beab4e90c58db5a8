import Formats
public import Foundation
import Hints
import Synchronization

/// The JSON file of the solver's board, written in the background, so that typing never waits for
/// the disk. A newer record replaces one that waits.
///
/// Several programs can share the file: each keeps the paths of the others' boards. The board in
/// the file is the one that was changed last. If a program replaces a board that it hasn't seen, it
/// first copies the file to `solver.json.other-1` and so on; the newest copies stay.
public final class SolverFile: Sendable {
  /// Receives the error of a save that failed.
  public typealias Report = @MainActor @Sendable (SolverFileError) -> Void

  private let path: String
  private let queue = SaveQueue("saving the solver's board")
  private let state = Mutex(State())

  private struct State {
    /// The latest record that was read or is to be saved.
    var record = SolverRecord()
    /// The boards whose paths this program had. In the file, it replaces only those.
    var known: Set<PuzzleEntry> = []
    /// The board of the file as this program last read or wrote it.
    var seen: PuzzleEntry?
    var isSaved = true
    /// The reason why the latest record couldn't be written.
    var fault: FileFault?
  }

  /// Creates the file at `path`, which need not exist.
  public init(path: String) {
    self.path = path
  }

  /// The contents of the file, with its fate if some of it couldn't be read.
  public struct Loaded: Sendable {
    /// What could be read.
    public let record: SolverRecord
    /// The file with what couldn't be read, or `nil` if all is well.
    public let setAside: SetAsideFile?

    /// Creates what a file holds.
    public init(record: SolverRecord, setAside: SetAsideFile? = nil) {
      self.record = record
      self.setAside = setAside
    }
  }

  /// Reads the file. A missing one counts as empty. One that is damaged, from a later version or
  /// larger than ``FileBound/solver`` is set aside, and what can be read of it takes its place.
  public func load() throws(SolverFileError) -> Loaded {
    do {
      let loaded = try read()
      state.withLock {
        $0.record = loaded.record
        $0.known = Set($0.record.paths.map(\.board))
        $0.seen = $0.record.board
      }
      return loaded
    } catch {
      throw .unreadable(path: path, reason: FileFault(error))
    }
  }

  /// Returns the contents of the file as they are, for a backup, or `nil` if there is none.
  public func contents() throws(SolverFileError) -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try OwnFile.contents(of: path, upTo: FileBound.solver)
    } catch {
      throw .unreadable(path: path, reason: FileFault(error))
    }
  }

  /// Puts the contents of a backup in place of the file. Returns the path of a copy of what was
  /// there, or `nil` if there was nothing else.
  public func restore(_ contents: Data) throws(SolverFileError) -> String? {
    do {
      return try OwnFile.replace(path, with: contents, upTo: FileBound.solver)
    } catch {
      throw .unwritable(path: path, reason: FileFault(error))
    }
  }

  /// Saves `record` soon. An empty board leaves the one in the file. Nothing is written if nothing
  /// has changed.
  public func save(_ record: SolverRecord, report: @escaping Report) {
    let isNews = state.withLock { state in
      let next = record.completed(by: SolverRecord(), except: [])
      guard state.record != next else { return false }
      state.record = next
      state.known.formUnion(next.paths.map(\.board))
      state.isSaved = false
      return true
    }
    guard isNews else { return }
    queue.perform(within: .zero) { [self] in
      guard let error = write() else { return }
      Task { @MainActor in report(error) }
    }
  }

  /// Tries once more to save everything, and waits for up to `limit`. Returns why it isn't saved,
  /// or `nil` if it is.
  public func finish(within limit: Duration) -> SolverFileError? {
    guard state.withLock({ !$0.isSaved }) else { return nil }
    queue.perform(within: limit) { [self] in _ = write() }
    let (isSaved, fault) = state.withLock { ($0.isSaved, $0.fault) }
    return isSaved ? nil : .unwritable(path: path, reason: fault ?? .slow)
  }

  /// Writes the latest record, unless that is done.
  private func write() -> SolverFileError? {
    let (record, known, seen, isSaved) = state.withLock {
      ($0.record, $0.known, $0.seen, $0.isSaved)
    }
    guard !isSaved else { return nil }
    do {
      let written = try FileLock.withFolder(of: path) {
        // An unreadable part is set aside rather than overwritten.
        let found = try read().record
        let merged = record.completed(by: found, except: known)
        let data = try merged.contents(upTo: FileBound.solver)
        // As it will be read, to be compared with what is.
        let next = try JSONDecoder().decode(SolverRecord.self, from: data).board
        if let other = found.board, other != seen, other != next { try keepOther() }
        try OwnFile.write(data, to: path)
        return next
      }
      state.withLock { state in
        state.fault = nil
        state.seen = written
        if state.record == record { state.isSaved = true }
      }
      return nil
    } catch {
      let fault = FileFault(error)
      state.withLock { $0.fault = fault }
      return .unwritable(path: path, reason: fault)
    }
  }

  /// Copies the file, whose board this program hasn't seen, to `path.other-1` or the next number,
  /// and removes all such copies but the newest.
  private func keepOther() throws {
    let folder = PathParts(path).folder
    let start = PathParts(path).name + ".other-"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let numbers = names.filter { $0.hasPrefix(start) }
      .compactMap { Int($0.dropFirst(start.count)) }.filter { $0 < Int(Int32.max) }.sorted()
    let copy = "\(path).other-\((numbers.last ?? 0) + 1)"
    try OwnFile.write(OwnFile.contents(of: path, upTo: FileBound.solver), to: copy)
    for number in numbers.dropLast(Self.otherLimit - 1) { unlink("\(path).other-\(number)") }
  }

  /// The most boards of other programs that are kept.
  private static let otherLimit = 5

  /// Reads the record, which is empty for a missing file. A file that can't be read completely is
  /// set aside.
  private func read() throws -> Loaded {
    guard FileManager.default.fileExists(atPath: path) else {
      return Loaded(record: SolverRecord())
    }
    let (record, setAside) = try StoredJSON<SolverRecord>.load(
      path, upTo: FileBound.solver, isWhole: { !$0.isIncomplete },
      encode: { try $0.contents(upTo: FileBound.solver) })
    return Loaded(record: record ?? SolverRecord(), setAside: setAside)
  }
}

/// The reason why the solver's board couldn't be read or written.
public enum SolverFileError: Error, Hashable, Sendable {
  /// The file exists but can't be read.
  case unreadable(path: String, reason: FileFault)
  /// The file can't be written.
  case unwritable(path: String, reason: FileFault)
}
