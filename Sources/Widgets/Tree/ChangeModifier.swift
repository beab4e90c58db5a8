/// Does something when a value has become another one.
struct ChangeModifier<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    ChangeNode(view, in: parent)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: TransparentNode<
  ChangeModifier<Content, Value>
>
{
  override init(_ view: ChangeModifier<Content, Value>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
    if view.isInitial { view.action(view.value, view.value) }
  }

  override func viewChanged(
    from old: ChangeModifier<Content, Value>, environmentChanged: Bool
  ) {
    setContent(view.content)
    if old.value != view.value { view.action(old.value, view.value) }
  }
}

extension View {
  /// Does `action` with the old and the new value when `value` is another one than the last time
  /// the view was described; with `initial` also when the view is first put on the screen, then
  /// with the same value twice. What it changes shows in the same frame.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does `action` when `value` is another one than the last time the view was described; with
  /// `initial` also when the view is first put on the screen.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
