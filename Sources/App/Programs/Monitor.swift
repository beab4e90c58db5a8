import Foundation
import Synchronization

/// A value shared by threads, which can wait until it changes.
final class Monitor<State: Sendable>: Sendable {
  private let state: Mutex<State>
  private let changed = NSCondition()

  init(_ state: State) {
    self.state = Mutex(state)
  }

  /// Changes the value and wakes the waiting threads.
  func change(_ change: (inout State) -> Void) {
    changed.withLock {
      state.withLock { change(&$0) }
      changed.broadcast()
    }
  }

  /// Returns what `take` returns now. It may change the value, which wakes nobody.
  func take<Result: Sendable>(_ take: (inout State) -> Result?) -> Result? {
    state.withLock { take(&$0) }
  }

  /// Waits until `take` returns a result. It may change the value, which wakes nobody.
  func wait<Result: Sendable>(for take: (inout State) -> Result?) -> Result {
    changed.withLock {
      while true {
        if let result = state.withLock({ take(&$0) }) { return result }
        changed.wait()
      }
    }
  }

  /// Waits until `take` returns a result, or until `end`.
  func wait<Result: Sendable>(
    until end: Date, for take: (inout State) -> Result?
  ) -> Result? {
    changed.withLock {
      while true {
        if let result = state.withLock({ take(&$0) }) { return result }
        guard changed.wait(until: end) else { return nil }
      }
    }
  }
}
