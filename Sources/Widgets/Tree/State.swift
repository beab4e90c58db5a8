/// A value that a view keeps for itself for as long as it is on the screen.
///
/// A change evaluates the view's body again. Neither undo nor the next run brings it back.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let storage: Storage

  /// A value that begins as `wrappedValue`.
  public init(wrappedValue: Value) {
    storage = Storage(Location(wrappedValue))
  }

  /// The value as it is now.
  public var wrappedValue: Value {
    get { storage.location.value }
    nonmutating set { storage.location.set(newValue) }
  }

  /// A way to read and change the value from elsewhere.
  public var projectedValue: Binding<Value> {
    let location = storage.location
    return Binding {
      location.value
    } set: {
      location.set($0)
    }
  }

  func connect(to node: Node, slot: Int, in store: inout [Int: AnyObject]) {
    if let location = store[slot] as? Location {
      storage.location = location
    } else {
      store[slot] = storage.location
      storage.location.node = node
    }
  }

  /// What copies of one description share until the node's own location takes its place.
  private final class Storage {
    var location: Location

    init(_ location: Location) {
      self.location = location
    }
  }

  private final class Location {
    private(set) var value: Value
    weak var node: Node?

    init(_ value: Value) {
      self.value = value
    }

    func set(_ new: Value) {
      guard !ViewComparison.areSame(value, new) else { return }
      value = new
      guard let node else { return }
      node.tree.invalidate(node)
    }
  }
}
