import Foundation
import Synchronization

/// Waits in a thread for the result of a task.
enum Waiting {
  /// The result of `work`. Blocks the thread until it is there; a task has `await` instead.
  static func result<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) -> Result {
    let box = Box<Result>()
    Task.detached { box.put(await work()) }
    return box.take()
  }

  /// Unchecked: the value is read and written under `lock` only.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    private let lock = NSCondition()
    private var value: Value?

    func put(_ value: Value) {
      lock.withLock {
        self.value = value
        lock.signal()
      }
    }

    func take() -> Value {
      lock.withLock {
        while true {
          if let value { return value }
          lock.wait()
        }
      }
    }
  }
}
