import Dispatch
import Formats
public import Foundation
import Hints
import Synchronization

/// The JSON file of the solver's board, written in the background, so that typing never waits for
/// the disk. A newer record replaces one that waits.
///
/// Several programs can share the file: each keeps the paths of the others' boards. The board is
/// that of the program that changed its own last.
public final class SolverFile: Sendable {
  /// Receives the error of a save that failed.
  public typealias Report = @MainActor @Sendable (SolverFileError) -> Void

  private let path: String
  private let queue = DispatchQueue(label: "saving the solver's board")
  private let state = Mutex(State())

  private struct State {
    /// The latest record that was read or is to be saved.
    var record = SolverRecord()
    /// The boards whose paths this program had. In the file, it replaces only those.
    var known: Set<PuzzleEntry> = []
    var isSaved = true
    /// Why the latest record couldn't be written.
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

  /// Reads the file. A missing one counts as empty. One that is damaged or from a later version
  /// is set aside, and what can be read of it is returned.
  public func load() throws(SolverFileError) -> Loaded {
    do {
      let record = try read()
      state.withLock {
        $0.record = record ?? SolverRecord()
        $0.known = Set($0.record.paths.map(\.board))
      }
      guard record == nil || record?.isIncomplete == true else {
        return Loaded(record: record ?? SolverRecord(), setAside: nil)
      }
      return Loaded(
        record: record ?? SolverRecord(), setAside: try SetAsideFile.setAside(path))
    } catch {
      throw .unreadable(path: path, reason: FileFault(error))
    }
  }

  /// Returns the contents of the file as they are, for a backup, or `nil` if there is none.
  public func contents() throws(SolverFileError) -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try RegularFile.contents(of: path)
    } catch {
      throw .unreadable(path: path, reason: FileFault(error))
    }
  }

  /// Puts the contents of a backup in place of the file. Returns the path of a copy of what was there, or
  /// `nil` if there was nothing else.
  public func restore(_ contents: Data) throws(SolverFileError) -> String? {
    do {
      return try FileLock.withFolder(of: path) { try replace(by: contents) }
    } catch let error as SolverFileError {
      throw error
    } catch {
      throw .unwritable(path: path, reason: FileFault(error))
    }
  }

  /// Replaces the contents, and returns the path of a copy of the old ones if they were others.
  private func replace(by contents: Data) throws(SolverFileError) -> String? {
    guard let old = try self.contents() else {
      try replace(by: contents, at: path)
      return nil
    }
    guard old != contents else { return nil }
    let kept = SetAsideFile.freePath("\(path).before")
    try replace(by: old, at: kept)
    try replace(by: contents, at: path)
    return kept
  }

  private func replace(by contents: Data, at path: String) throws(SolverFileError) {
    do {
      try ReplacedFile.write(contents, to: path)
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
    queue.async { [self] in
      guard let error = write() else { return }
      Task { @MainActor in report(error) }
    }
  }

  /// Tries once more to save everything, and waits for up to `limit`. Returns why it isn't saved, or `nil`
  /// if it is.
  public func finish(within limit: Duration) -> SolverFileError? {
    guard state.withLock({ !$0.isSaved }) else { return nil }
    let item = DispatchWorkItem { [self] in _ = write() }
    queue.async(execute: item)
    _ = item.wait(timeout: .now() + .milliseconds(limit.wholeMilliseconds))
    let (isSaved, fault) = state.withLock { ($0.isSaved, $0.fault) }
    return isSaved ? nil : .unwritable(path: path, reason: fault ?? .slow)
  }

  /// Writes the latest record, unless that is done.
  private func write() -> SolverFileError? {
    let (record, known, isSaved) = state.withLock { ($0.record, $0.known, $0.isSaved) }
    guard !isSaved else { return nil }
    do {
      try FileLock.withFolder(of: path) {
        let others = (try? read()) ?? SolverRecord()
        let data = try JSONEncoder().encode(record.completed(by: others, except: known))
        try ReplacedFile.write(data, to: path)
      }
      state.withLock { state in
        state.fault = nil
        if state.record == record { state.isSaved = true }
      }
      return nil
    } catch {
      let fault = FileFault(error)
      state.withLock { $0.fault = fault }
      return .unwritable(path: path, reason: fault)
    }
  }

  /// Reads the record, or returns `nil` if the file has none. A missing file has an empty one.
  private func read() throws -> SolverRecord? {
    guard FileManager.default.fileExists(atPath: path) else { return SolverRecord() }
    let data = try RegularFile.contents(of: path)
    return try? JSONDecoder().decode(SolverRecord.self, from: data)
  }
}

/// The reason why the solver's board couldn't be read or written.
public enum SolverFileError: Error, Hashable, Sendable {
  /// The file exists but can't be read.
  case unreadable(path: String, reason: FileFault)
  /// The file can't be written.
  case unwritable(path: String, reason: FileFault)
}
