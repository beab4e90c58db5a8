/// Takes pasted text on behalf of its content.
struct PasteModifier<Content: View>: ModifierView {
  let content: Content
  let action: (String) -> Bool

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    PasteNode(view, in: parent)
  }
}

private final class PasteNode<Content: View>: ModifierNode<PasteModifier<Content>> {
  override func handlePaste(_ text: String) -> Bool {
    view.action(text)
  }
}

extension View {
  /// Takes text that is pasted in one piece while the focus is on this view or within it. `action`
  /// is given the text, freed of control characters but newline and tab, and says whether it has a
  /// use for it; if not, the views around are asked. A disabled view is not asked.
  public func onPaste(_ action: @escaping (String) -> Bool) -> some View {
    PasteModifier(content: self, action: action)
  }
}
