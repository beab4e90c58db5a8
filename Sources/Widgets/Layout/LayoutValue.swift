/// Names a value that a view notes for the layout around it.
public protocol LayoutValueKey {
  /// What is noted.
  associatedtype Value
  /// What holds for views that note nothing.
  static var defaultValue: Value { get }
}

struct LayoutValue<Content: View, Key: LayoutValueKey>: WrapperView {
  let content: Content
  let value: Key.Value
  let key: Key.Type

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
    LayoutValue(content: self, value: value, key: key)
  }
}
