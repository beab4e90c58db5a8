/// Has the focus begin with its content.
struct DefaultFocusModifier<Content: View>: PrimitiveView {
  let content: Content
  let isDefault: Bool

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    DefaultFocusNode(view, in: parent)
  }
}

private final class DefaultFocusNode<Content: View>: TransparentNode<
  DefaultFocusModifier<Content>
>
{
  override init(_ view: DefaultFocusModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
  }

  override var prefersFocus: Bool { view.isDefault }

  override func viewChanged(from old: DefaultFocusModifier<Content>, environmentChanged: Bool) {
    setContent(view.content)
  }
}

extension View {
  /// Gives the first control in this view the focus when its screen or sheet appears, if
  /// `isDefault`.
  public func defaultFocus(_ isDefault: Bool = true) -> some View {
    DefaultFocusModifier(content: self, isDefault: isDefault)
  }
}
