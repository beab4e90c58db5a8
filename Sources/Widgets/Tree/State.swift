/// A value that a view keeps for itself for as long as it is on the screen.
///
/// A change evaluates the view's body again. Neither undo nor the next run brings it back.
@propertyWrapper
public final class State<Value>: DynamicProperty {
  private var location: Location

  /// A value that begins as `wrappedValue`.
  public init(wrappedValue: Value) {
    location = Location(wrappedValue) { haveSameBytes($0, $1) }
  }

  /// A value that begins as `wrappedValue`. Setting an equal one changes nothing.
  public init(wrappedValue: Value) where Value: Equatable {
    location = Location(wrappedValue) { $0 == $1 }
  }

  /// The value as it is now.
  public var wrappedValue: Value {
    get { location.value }
    set { location.set(newValue) }
  }

  /// A way to read and change the value from elsewhere.
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding {
      location.value
    } set: {
      location.set($0)
    }
  }

  override func connect(to node: Node, kept: inout AnyObject?) {
    if let location = kept as? Location {
      self.location = location
    } else {
      kept = location
      location.node = node
    }
  }

  /// Where the value is, for as long as the node lasts.
  private final class Location {
    private(set) var value: Value
    private let areSame: (Value, Value) -> Bool
    weak var node: Node?

    init(_ value: Value, areSame: @escaping (Value, Value) -> Bool) {
      self.value = value
      self.areSame = areSame
    }

    func set(_ new: Value) {
      guard !areSame(value, new) else { return }
      value = new
      guard let node else { return }
      node.tree.invalidate(node)
    }
  }
}
