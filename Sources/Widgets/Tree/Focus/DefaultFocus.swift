/// Has the focus begin with its content.
struct DefaultFocusModifier<Content: View>: ModifierView {
  let content: Content
  let isDefault: Bool

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    DefaultFocusNode(view, in: parent)
  }
}

private final class DefaultFocusNode<Content: View>: ModifierNode<
  DefaultFocusModifier<Content>
>
{
  override var prefersFocus: Bool { view.isDefault }
}

extension View {
  /// Gives the first control in this view the focus when its screen or sheet appears, if
  /// `isDefault`.
  public func defaultFocus(_ isDefault: Bool = true) -> some View {
    DefaultFocusModifier(content: self, isDefault: isDefault)
  }
}
