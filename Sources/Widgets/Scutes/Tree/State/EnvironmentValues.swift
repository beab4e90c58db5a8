// SPDX-License-Identifier: Apache-2.0

/// The key of an environment value.
public nonisolated protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}

/// Values passed down the tree, from a view to all within it.
///
/// They are stored in an immutable box. Passing all of them on costs one reference, and setting one
/// creates a new box.
public nonisolated struct EnvironmentValues {
  final class Box {
    /// The built-in values.
    let kit: KitValues
    /// Custom values by their keys, and objects by their types.
    let keyed: [ObjectIdentifier: Any]
    /// Custom values by their properties.
    let named: [String: Any]

    init(_ kit: KitValues, _ keyed: [ObjectIdentifier: Any], _ named: [String: Any]) {
      self.kit = kit
      self.keyed = keyed
      self.named = named
    }
  }

  private(set) var box: Box

  /// Creates the default values.
  @MainActor public init() {
    box = Box(KitValues(), [:], [:])
  }

  /// The value for `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = box.keyed[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { keep(newValue, for: ObjectIdentifier(key)) }
  }

  /// The value of the property that this is read in, `initial` if none is set. So a value takes no
  /// key of its own:
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   var accent: Color {
  ///     get { self[default: .ansi(4)] }
  ///     set { self[default: .ansi(4)] = newValue }
  ///   }
  /// }
  /// ```
  ///
  /// `property` and `file` name it. Leave them out.
  public subscript<Value>(
    default initial: @autoclosure () -> Value, property: String = #function, file: String = #fileID
  ) -> Value {
    get { box.named["\(file) \(property)"] as? Value ?? initial() }
    set {
      var named = box.named
      named["\(file) \(property)"] = newValue
      box = Box(box.kit, box.keyed, named)
    }
  }

  /// The object of `type`, or `nil` if there is none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { box.keyed[ObjectIdentifier(type)] as? Object }
    set { keep(newValue, for: ObjectIdentifier(type)) }
  }

  private mutating func keep(_ value: Any?, for key: ObjectIdentifier) {
    var keyed = box.keyed
    keyed[key] = value
    box = Box(box.kit, keyed, box.named)
  }

  /// Changes the built-in values.
  mutating func write(_ change: (inout KitValues) -> Void) {
    var kit = box.kit
    change(&kit)
    box = Box(kit, box.keyed, box.named)
  }

  /// `true` if both are the same set, not merely equal ones.
  func isIdentical(to other: EnvironmentValues) -> Bool { box === other.box }
}
