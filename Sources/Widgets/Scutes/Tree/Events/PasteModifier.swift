// SPDX-License-Identifier: Apache-2.0

/// Handles pasted text for its content.
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
  /// Handles pasted text while the focus is on or within this view. `action` gets the text, without
  /// control characters other than newline and tab, and returns whether it used it. If not, the
  /// enclosing views are tried.
  ///
  /// Does nothing while the view is disabled.
  public func onPaste(_ action: @escaping (String) -> Bool) -> some View {
    modifier(PasteModifier(action: action))
  }
}

/// Handles that a pasted text was cut.
@usableFromInline struct CutPasteModifier: NodeModifier {
  let action: (Int) -> Void

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    CutPasteNode(modifier, in: parent)
  }
}

private final class CutPasteNode: ModifierNode<CutPasteModifier> {
  override func handleCutPaste(lines: Int) -> Bool {
    modifier.action(lines)
    return true
  }
}

extension View {
  /// Runs `action` after a text was pasted that was too long, with the number of lines that it
  /// lacks at its end, while the focus is on or within this view.
  public func onCutPaste(_ action: @escaping (_ lines: Int) -> Void) -> some View {
    modifier(CutPasteModifier(action: action))
  }
}
