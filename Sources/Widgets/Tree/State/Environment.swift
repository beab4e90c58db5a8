/// A value that was handed down to the view by one around it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private var values: EnvironmentValues?
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

  /// The value as it was when the view was last evaluated.
  public var wrappedValue: Value {
    guard let values else {
      preconditionFailure("the environment can be read once the view is in a tree")
    }
    return read(values)
  }

  mutating func connect(to node: Node, kept: inout AnyObject?) {
    values = node.environment
  }
}
