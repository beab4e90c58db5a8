// SPDX-License-Identifier: Apache-2.0

/// Passes a value down to its content.
@usableFromInline struct EnvironmentModifier<Value>: NodeModifier {
  let value: Value
  let areSame: (Value, Value) -> Bool
  let write: (inout EnvironmentValues, Value) -> Void

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    EnvironmentNode(modifier, in: parent)
  }
}

private final class EnvironmentNode<Value>: ModifierNode<EnvironmentModifier<Value>> {
  private var derived: EnvironmentValues

  override init(_ modifier: EnvironmentModifier<Value>, in parent: Node) {
    derived = parent.childEnvironment
    modifier.write(&derived, modifier.value)
    super.init(modifier, in: parent)
  }

  override var childEnvironment: EnvironmentValues { derived }

  override func modifierChanged(
    from old: EnvironmentModifier<Value>?, environmentChanged: Bool, showContent: () -> Void
  ) {
    if let old, environmentChanged || !modifier.areSame(old.value, modifier.value) { derive() }
    showContent()
  }

  private func derive() {
    derived = environment
    modifier.write(&derived, modifier.value)
  }
}

extension View {
  /// Passes `value` down to this view and all within it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(
      EnvironmentModifier(
        value: value, areSame: { haveSameBytes($0, $1) },
        write: { $0[keyPath: keyPath] = $1 }))
  }

  /// Passes `value` down to this view and all within it. Setting an equal value has no effect on
  /// them.
  public func environment<Value: Equatable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(
      EnvironmentModifier(value: value, areSame: { $0 == $1 }, write: { $0[keyPath: keyPath] = $1 })
    )
  }

  /// Passes `object` down, to be read by its type.
  public func environment<Object: AnyObject>(_ object: Object) -> some View {
    modifier(
      EnvironmentModifier(
        value: object, areSame: { $0 === $1 },
        write: { $0[object: Object.self] = $1 }))
  }
}
