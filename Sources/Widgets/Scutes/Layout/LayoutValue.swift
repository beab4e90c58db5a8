// SPDX-License-Identifier: Apache-2.0

/// The key of a value that a view provides to its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

@usableFromInline struct LayoutValue<Key: LayoutValueKey>: WrapperModifier {
  let value: Key.Value

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  static var drawsItself: Bool { false }

  func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : nil
  }

  func hasSameLayoutValues(as old: Self) -> Bool { haveSameBytes(value, old.value) }
}

extension View {
  /// Sets a value for the enclosing ``Layout`` to read by `key`. Modifiers around the view pass it
  /// on.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValue<Key>(value: value))
  }
}
