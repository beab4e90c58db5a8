// SPDX-License-Identifier: Apache-2.0

/// A value passed down from an enclosing view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private var values: EnvironmentValues?
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of `type` passed down with ``View/environment(_:)``. Stops the program if
  /// there is none.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else {
        preconditionFailure("no \(type) was handed down with environment(_:)")
      }
      return object
    }
  }

  /// The value when the view was last evaluated.
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
