import Foundation
import Synchronization

/// A value shared by threads, which can wait until it changes.
final class Monitor<State: Sendable>: Sendable {
  private let state: Mutex<State>
  private let changed = NSCondition()

  init(_ state: State) {
    self.state = Mutex(state)
  }

  /// The value now.
  var value: State { state.withLock { $0 } }

  /// Changes the value and wakes the waiting threads.
  func change(_ change: (inout State) -> Void) {
    changed.withLock {
      state.withLock { change(&$0) }
      changed.broadcast()
    }
  }

  /// Returns what `take` returns now. It may change the value, which wakes nobody.
  func poll<Result: Sendable>(_ take: (inout State) -> Result?) -> Result? {
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

/// Blocks a thread until a task has a result.
enum Waiting {
  /// The result of `work`. Blocks the thread until it is there. Tasks use `await` instead.
  static func result<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) -> Result {
    let box = Monitor<Result?>(nil)
    Task.detached {
      let result = await work()
      box.change { $0 = result }
    }
    return box.wait { $0 }
  }
}
