// SPDX-License-Identifier: Apache-2.0

/// A value that a view keeps while it is on the screen.
///
/// A change, made here or through a ``Binding``, evaluates the bodies that have read it again. The
/// value is neither saved nor covered by undo.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private let areSame: (Value, Value) -> Bool
  private var location: Location?

  /// Creates state with an initial value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    areSame = haveSameBytes
  }

  /// Creates state with an initial value. Setting an equal value has no effect.
  public init(wrappedValue: Value) where Value: Equatable {
    initial = wrappedValue
    areSame = { $0 == $1 }
  }

  /// The current value. It can be set once the view is on the screen.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location.access)
  }

  mutating func connect(to node: Node, kept: inout AnyObject?) {
    let location = kept as? Location ?? Location(initial, areSame: areSame)
    self.location = location
    kept = location
  }

  /// The storage of the value, kept by the node.
  private final class Location {
    private var value: Value
    private let areSame: (Value, Value) -> Bool
    private var readers = Readers()
    /// The access shared by the bindings to the value, while there are any.
    private weak var knownAccess: BindingAccess<Value>?

    init(_ value: Value, areSame: @escaping (Value, Value) -> Bool) {
      self.value = value
      self.areSame = areSame
    }

    /// Stays the same as long as a binding holds it.
    var access: BindingAccess<Value> {
      if let knownAccess { return knownAccess }
      let access = BindingAccess {
        self.read()
      } set: {
        self.set($0)
      }
      knownAccess = access
      return access
    }

    func read() -> Value {
      readers.note()
      return value
    }

    func set(_ new: Value) {
      guard !areSame(value, new) else { return }
      value = new
      readers.invalidate()
    }
  }
}
