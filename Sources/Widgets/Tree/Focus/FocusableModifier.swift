/// Lets its content have the keys.
@usableFromInline struct FocusableModifier<Content> {
  let content: Content
  let isFocusable: Bool
}

extension FocusableModifier: PrimitiveView, View where Content: View {
  @usableFromInline
  static func makeNode(for view: Self, in parent: Node) -> Node {
    FocusableNode(view, in: parent)
  }
}

private final class FocusableNode<Content: View>: FocusNode<FocusableModifier<Content>> {
  override init(_ view: FocusableModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    describeContent()
  }

  override var isFocusable: Bool { view.isFocusable && super.isFocusable }

  override func describeContent() {
    setContent(view.content)
  }
}

extension View {
  /// Lets the view have the keys: Tab, the arrows and a click bring them to it, and its own key
  /// bindings, and those of the views around it, are asked. A disabled view never has them.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableModifier(content: self, isFocusable: isFocusable)
  }
}
