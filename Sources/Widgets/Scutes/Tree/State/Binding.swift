// SPDX-License-Identifier: Apache-2.0

/// Reads and writes a value stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let access: BindingAccess<Value>

  /// Creates a binding that reads with `get` and writes with `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    access = BindingAccess(get: get, set: set)
  }

  /// Creates a binding through `access`. Bindings with the same access are equal, so a view given
  /// the same one again isn't evaluated for that.
  init(_ access: BindingAccess<Value>) {
    self.access = access
  }

  /// A binding to a constant. Writes are ignored.
  public static func constant(_ value: Value) -> Binding {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The current value.
  public var wrappedValue: Value {
    get { access.get() }
    nonmutating set { access.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}

extension Binding {
  /// A binding to whether there is a value. Writing `false` removes it.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool> {
      wrappedValue != nil
    } set: { isPresent in
      if !isPresent { wrappedValue = nil }
    }
  }
}

/// Reads and writes a value stored elsewhere.
final class BindingAccess<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
}
