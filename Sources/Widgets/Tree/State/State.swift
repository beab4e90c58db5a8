/// A value that a view keeps for itself for as long as it is on the screen.
///
/// A change evaluates the bodies that have read it again, be it here or through a ``Binding``.
/// Neither undo nor the next run brings it back.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private let areSame: (Value, Value) -> Bool
  private var location: Location?

  /// A value that begins as `wrappedValue`.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    areSame = haveSameBytes
  }

  /// A value that begins as `wrappedValue`. Setting an equal one changes nothing.
  public init(wrappedValue: Value) where Value: Equatable {
    initial = wrappedValue
    areSame = { $0 == $1 }
  }

  /// The value as it is now. It can be set once the view is on the screen.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A way to read and change the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location.access)
  }

  mutating func connect(to node: Node, kept: inout AnyObject?) {
    let location = kept as? Location ?? Location(initial, areSame: areSame)
    self.location = location
    kept = location
  }

  /// Where the value is, for as long as the node lasts.
  private final class Location {
    private var value: Value
    private let areSame: (Value, Value) -> Bool
    private var readers = Readers()
    /// What the bindings to the value have in common while there are any.
    private weak var knownAccess: BindingAccess<Value>?

    init(_ value: Value, areSame: @escaping (Value, Value) -> Bool) {
      self.value = value
      self.areSame = areSame
    }

    /// The same one for as long as somebody keeps it.
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
