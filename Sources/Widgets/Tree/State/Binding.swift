/// A way to read and change a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let access: BindingAccess<Value>

  /// A value that is read by `get` and changed by `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    access = BindingAccess(get: get, set: set)
  }

  /// A value that `access` leads to: a binding by the same one is the same binding, so that a view
  /// that is given it again is not evaluated for that.
  init(_ access: BindingAccess<Value>) {
    self.access = access
  }

  /// A value that stays as it is.
  public static func constant(_ value: Value) -> Binding {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value as it is now.
  public var wrappedValue: Value {
    get { access.get() }
    nonmutating set { access.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}

/// How a value is read and changed that is kept elsewhere.
final class BindingAccess<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
}
