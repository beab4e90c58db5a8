/// Hands a value down to its content.
struct EnvironmentModifier<Content: View, Value>: ModifierView {
  let content: Content
  let value: Value
  let areSame: (Value, Value) -> Bool
  let write: (inout EnvironmentValues, Value) -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    EnvironmentNode(view, in: parent)
  }
}

private final class EnvironmentNode<Content: View, Value>: ModifierNode<
  EnvironmentModifier<Content, Value>
>
{
  private var derived: EnvironmentValues

  override init(_ view: EnvironmentModifier<Content, Value>, in parent: Node) {
    derived = parent.childEnvironment
    view.write(&derived, view.value)
    super.init(view, in: parent)
  }

  override var childEnvironment: EnvironmentValues { derived }

  override func viewChanged(
    from old: EnvironmentModifier<Content, Value>, environmentChanged: Bool
  ) {
    if environmentChanged || !view.areSame(old.value, view.value) { derive() }
    showContent()
  }

  private func derive() {
    derived = environment
    view.write(&derived, view.value)
  }
}

extension View {
  /// Hands `value` down to this view and all within it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(
      content: self, value: value, areSame: { haveSameBytes($0, $1) },
      write: { $0[keyPath: keyPath] = $1 })
  }

  /// Hands `value` down to this view and all within it. An equal value changes nothing for them.
  public func environment<Value: Equatable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(
      content: self, value: value, areSame: { $0 == $1 }, write: { $0[keyPath: keyPath] = $1 })
  }

  /// Hands `object` down, to be read by its type.
  public func environment<Object: AnyObject>(_ object: Object) -> some View {
    EnvironmentModifier(
      content: self, value: object, areSame: { $0 === $1 },
      write: { $0[object: Object.self] = $1 })
  }
}
