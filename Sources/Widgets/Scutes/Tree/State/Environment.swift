// SPDX-License-Identifier: Apache-2.0

/// A value passed down from an enclosing view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private var values: EnvironmentValues?
  private let read: (EnvironmentValues?) -> Value

  /// Reads the value at `keyPath`.
  public init(
    _ keyPath: KeyPath<EnvironmentValues, Value>, file: StaticString = #file, line: UInt = #line
  ) {
    read = { Self.values($0, file, line)[keyPath: keyPath] }
  }

  /// Reads the object of `type` passed down with ``View/environment(_:)``. Without one, the program
  /// stops and names the line of this property.
  public init(
    _ type: Value.Type, file: StaticString = #file, line: UInt = #line
  ) where Value: AnyObject {
    read = { values in
      guard let object = Self.values(values, file, line)[object: type] else {
        fatalError(
          "No view above passes down a \(type): it needs .environment(\(type)(…))",
          file: file, line: line)
      }
      return object
    }
  }

  /// Reads the object of `type` passed down with ``View/environment(_:)``, or `nil` if there is none.
  public init<Object: AnyObject>(
    _ type: Object.Type, file: StaticString = #file, line: UInt = #line
  ) where Value == Object? {
    read = { Self.values($0, file, line)[object: type] }
  }

  /// The value when the view was last evaluated.
  public var wrappedValue: Value { read(values) }

  private static func values(
    _ values: EnvironmentValues?, _ file: StaticString, _ line: UInt
  ) -> EnvironmentValues {
    guard let values else {
      fatalError(
        "The environment can be read once the view is shown, not while it is made",
        file: file, line: line)
    }
    return values
  }

  mutating func connect(to node: Node, kept: inout AnyObject?) {
    values = node.environment
  }
}
