import Hints
import Synchronization

/// A store for the solver's board, as closures, so that tests and screens can replace it.
public struct SolverStore: Sendable {
  /// Loads the board and the paths.
  public var load: @Sendable () throws(SolverFileError) -> SolverFile.Loaded
  /// Saves them soon, and reports if that fails. An empty board leaves the saved one.
  public var save: @Sendable (SolverRecord, @escaping SolverFile.Report) -> Void

  /// Creates a store from closures.
  public init(
    load: @escaping @Sendable () throws(SolverFileError) -> SolverFile.Loaded,
    save: @escaping @Sendable (SolverRecord, @escaping SolverFile.Report) -> Void
  ) {
    self.load = load
    self.save = save
  }

  /// A store that keeps everything in `file`.
  public init(_ file: SolverFile) {
    self.init(
      load: { () throws(SolverFileError) in try file.load() },
      save: { file.save($0, report: $1) })
  }

  /// Returns a store in memory, which exists as long as a copy of it does.
  public static func inMemory() -> SolverStore {
    let kept = Kept(SolverRecord())
    return SolverStore(
      load: { () throws(SolverFileError) in
        SolverFile.Loaded(record: kept.value.withLock(\.self))
      },
      save: { record, _ in
        kept.value.withLock { $0 = record.completed(by: $0, except: Set($0.paths.map(\.board))) }
      })
  }
}
