/// Names a value that a view notes for the layout around it.
public protocol LayoutValueKey {
  /// What is noted.
  associatedtype Value
  /// What holds for views that note nothing.
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

  func hasSameNotes(as old: Self) -> Bool { haveSameBytes(value, old.value) }
}

extension View {
  /// Notes `value` on the view, for the ``Layout`` that arranges it to read by `key`. Modifiers
  /// around it hand it on.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValue<Key>(value: value))
  }
}
