import Synchronization

/// How many grids all workers together have tried.
final class GridCounter: Sendable {
  private let grids = Atomic(0)

  /// The number so far.
  var count: Int { grids.load(ordering: .relaxed) }

  /// Counts one more.
  func add() { grids.add(1, ordering: .relaxed) }
}
