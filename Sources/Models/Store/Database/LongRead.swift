import Foundation
import GRDB
import Synchronization

/// The long read that a connection is busy with, if any. It gives way to other accesses: they end
/// it, and it begins again after them.
final class LongRead: Sendable {
  private struct State {
    /// The connection of the read that is under way.
    var queue: DatabaseQueue?
    /// The number of other accesses.
    var others = 0
  }

  private let state = Mutex(State())

  /// How long to wait for another access before the next look.
  private static let interval = 0.001

  /// Makes a query that other accesses may end, within an access to `queue`.
  ///
  /// - Throws: what an interrupted query throws, without a query if another access is under way:
  ///   that has found nothing to interrupt, and would wait for all of it.
  func run<Result>(on queue: DatabaseQueue, _ query: () throws -> Result) throws -> Result {
    let isAlone = state.withLock { state in
      if state.others == 0 { state.queue = queue }
      return state.others == 0
    }
    guard isAlone else { throw DatabaseError(resultCode: .SQLITE_INTERRUPT) }
    defer { state.withLock { $0.queue = nil } }
    return try query()
  }

  /// Makes an access that doesn't wait for the long read.
  func givingWay<Result>(to access: () throws -> Result) rethrows -> Result {
    state.withLock { $0.others += 1 }
    defer { state.withLock { $0.others -= 1 } }
    // The query may be between two statements, where nothing can be interrupted.
    while isInterrupted() { Thread.sleep(forTimeInterval: Self.interval / 10) }
    return try access()
  }

  /// Returns once no other access is under way.
  func waitForOthers() {
    while state.withLock({ $0.others > 0 }) { Thread.sleep(forTimeInterval: Self.interval) }
  }

  /// Returns `true` if there was a long read to interrupt.
  private func isInterrupted() -> Bool {
    state.withLock { state in
      state.queue?.interrupt()
      return state.queue != nil
    }
  }
}
