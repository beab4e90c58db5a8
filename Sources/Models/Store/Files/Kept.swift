import Synchronization

/// A value in memory, which lives as long as something refers to it.
final class Kept<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }
}
