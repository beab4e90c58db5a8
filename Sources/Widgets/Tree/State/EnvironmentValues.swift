/// Names a value that is handed down the tree.
public nonisolated protocol EnvironmentKey {
  /// What is handed down.
  associatedtype Value
  /// What is there when nobody has set anything.
  static var defaultValue: Value { get }
}

/// Values that are handed down the tree, from a view to all within it.
public nonisolated struct EnvironmentValues {
  private nonisolated final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage = Storage([:])

  /// The defaults.
  public init() {}

  /// The value for `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      var values = storage.values
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// The object of `type` that was handed down; nil where there is none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set {
      var values = storage.values
      values[ObjectIdentifier(type)] = newValue
      storage = Storage(values)
    }
  }

  /// Whether both are the same set, not merely equal ones.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}
