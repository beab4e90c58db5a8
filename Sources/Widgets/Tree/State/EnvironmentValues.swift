/// Names a value that is handed down the tree.
public nonisolated protocol EnvironmentKey {
  /// What is handed down.
  associatedtype Value
  /// What is there when nobody has set anything.
  static var defaultValue: Value { get }
}

/// Values that are handed down the tree, from a view to all within it.
///
/// They lie in a box that never changes: to hand all of them on is one reference more, and who sets
/// one gets another box.
public nonisolated struct EnvironmentValues {
  final class Box {
    /// The kit's own.
    let kit: KitValues
    /// Those of programs by their keys, and objects by their types.
    let keyed: [ObjectIdentifier: Any]

    init(_ kit: KitValues, _ keyed: [ObjectIdentifier: Any]) {
      self.kit = kit
      self.keyed = keyed
    }
  }

  private(set) var box: Box

  /// The defaults.
  @MainActor public init() {
    box = Box(KitValues(), [:])
  }

  /// The value for `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = box.keyed[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { keep(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of `type` that was handed down; nil where there is none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { box.keyed[ObjectIdentifier(type)] as? Object }
    set { keep(newValue, for: ObjectIdentifier(type)) }
  }

  private mutating func keep(_ value: Any?, for key: ObjectIdentifier) {
    var keyed = box.keyed
    keyed[key] = value
    box = Box(box.kit, keyed)
  }

  /// Changes the kit's own values.
  mutating func write(_ change: (inout KitValues) -> Void) {
    var kit = box.kit
    change(&kit)
    box = Box(kit, box.keyed)
  }

  /// Whether both are the same set, not merely equal ones.
  func isIdentical(to other: EnvironmentValues) -> Bool { box === other.box }
}
