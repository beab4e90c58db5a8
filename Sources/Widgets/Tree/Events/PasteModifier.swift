/// Takes pasted text on behalf of its content.
@usableFromInline struct PasteModifier: NodeModifier {
  let action: (String) -> Bool

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    PasteNode(modifier, in: parent)
  }
}

private final class PasteNode: ModifierNode<PasteModifier> {
  override func handlePaste(_ text: String) -> Bool {
    modifier.action(text)
  }
}

extension View {
  /// Takes text that is pasted in one piece while the focus is on this view or within it. `action`
  /// is given the text, freed of control characters but newline and tab, and says whether it has a
  /// use for it; if not, the views around are asked. A disabled view is not asked.
  public func onPaste(_ action: @escaping (String) -> Bool) -> some View {
    modifier(PasteModifier(action: action))
  }
}
