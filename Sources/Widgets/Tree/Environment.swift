/// A value that was handed down to the view by one around it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Storage {
    weak var node: Node?
  }

  private let storage = Storage()
  private let read: (EnvironmentValues) -> Value

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The object of `type` that ``View/environment(_:)`` has handed down. A program that asks for
  /// one that nobody has handed down is wrong and stops.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else {
        preconditionFailure("no \(type) was handed down with environment(_:)")
      }
      return object
    }
  }

  /// The value as it is now.
  public var wrappedValue: Value {
    guard let node = storage.node else {
      preconditionFailure("the environment can be read once the view is in a tree")
    }
    return read(node.environment)
  }

  func connect(to node: Node, slot: Int, in store: inout [Int: AnyObject]) {
    storage.node = node
  }
}
