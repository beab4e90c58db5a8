// SPDX-License-Identifier: Apache-2.0

/// A kind of value that views pass up the tree.
///
/// ```swift
/// enum UnsavedKey: PreferenceKey {
///   static var defaultValue: Int { 0 }
///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
/// }
///
/// Editor().preference(key: UnsavedKey.self, value: 1)
/// …
/// .onPreferenceChange(UnsavedKey.self) { unsaved = $0 }
/// ```
@MainActor
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines `value` with that of the next view, in the order of the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Passes `value` up to the enclosing views, in place of what the views within set for `key`.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Runs `action` when the value for `key` of the views within has changed, and when there is one
  /// at first. What it changes shows in the same frame.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(areSame: { $0 == $1 }, action: action))
  }
}

private struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  let value: Key.Value

  static func makeNode(for modifier: Self, in parent: Node) -> ModifierNode<Self> {
    PreferenceNode(modifier, in: parent)
  }
}

private final class PreferenceNode<Key: PreferenceKey>: ModifierNode<PreferenceModifier<Key>> {
  override func modifierChanged(
    from old: PreferenceModifier<Key>?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    tellReaders()
  }

  override func willLeave() { tellReaders() }

  /// Lets the enclosing views that read the value do so again.
  private func tellReaders() {
    var node = parent
    while let current = node {
      if current is PreferenceChangeNode<Key> { current.changed(.body) }
      node = current.parent
    }
  }
}

private struct PreferenceChangeModifier<Key: PreferenceKey>: NodeModifier {
  let areSame: (Key.Value, Key.Value) -> Bool
  let action: (Key.Value) -> Void

  static func makeNode(for modifier: Self, in parent: Node) -> ModifierNode<Self> {
    PreferenceChangeNode<Key>(modifier, in: parent)
  }
}

private final class PreferenceChangeNode<Key: PreferenceKey>: ModifierNode<
  PreferenceChangeModifier<Key>
>
{
  private var value: Key.Value?

  override func modifierChanged(
    from old: PreferenceChangeModifier<Key>?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    if old == nil { read() }
  }

  override func evaluate() {
    needsEvaluation = false
    read()
  }

  private func read() {
    let new = content.flatMap(valueSet)
    defer { value = new }
    switch (value, new) {
    case (nil, nil): break
    case (let old?, let new?) where modifier.areSame(old, new): break
    default: modifier.action(new ?? Key.defaultValue)
    }
  }

  /// What `node` and those within set, or `nil` if none does.
  private func valueSet(by node: Node) -> Key.Value? {
    if let node = node as? PreferenceNode<Key> { return node.modifier.value }
    return node.children.compactMap(valueSet).reduce(nil) { value, next in
      guard var value else { return next }
      Key.reduce(value: &value) { next }
      return value
    }
  }
}
