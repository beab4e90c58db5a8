import Synchronization

/// The number of grids tried by all workers together.
final class GridCounter: Sendable {
  private let grids = Atomic(0)

  /// The number so far.
  var count: Int { grids.load(ordering: .relaxed) }

  /// Counts one more.
  func add() { grids.add(1, ordering: .relaxed) }
}
