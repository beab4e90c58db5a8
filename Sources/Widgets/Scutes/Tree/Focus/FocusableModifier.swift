// SPDX-License-Identifier: Apache-2.0

/// Makes its content focusable.
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
  /// Makes the view focusable with Tab, the arrows and clicks. Its key bindings, and those of the
  /// enclosing views, then apply. A disabled view is never focused.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableModifier(content: self, isFocusable: isFocusable)
  }
}
