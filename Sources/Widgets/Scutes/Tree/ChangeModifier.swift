// SPDX-License-Identifier: Apache-2.0

/// Runs an action when a value changes.
@usableFromInline struct ChangeModifier<Value> {
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void
}

extension ChangeModifier: NodeModifier where Value: Equatable {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    ChangeNode(modifier, in: parent)
  }
}

private final class ChangeNode<Value: Equatable>: ModifierNode<ChangeModifier<Value>> {
  override func modifierChanged(
    from old: ChangeModifier<Value>?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    let before = old?.value ?? modifier.value
    if old == nil ? modifier.isInitial : before != modifier.value {
      modifier.action(before, modifier.value)
    }
  }
}

extension View {
  /// Runs `action` with the old and the new value when `value` has changed since the view was last
  /// described. With `initial`, also runs it when the view first appears, passing the same value
  /// twice. Its changes show in the same frame.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs `action` when `value` has changed since the view was last described. With `initial`, also
  /// runs it when the view first appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
