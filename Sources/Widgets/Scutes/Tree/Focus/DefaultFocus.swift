// SPDX-License-Identifier: Apache-2.0

/// Makes its content the first to be focused.
@usableFromInline struct DefaultFocusModifier: NodeModifier {
  let isDefault: Bool

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    DefaultFocusNode(modifier, in: parent)
  }
}

private final class DefaultFocusNode: ModifierNode<DefaultFocusModifier> {
  override var prefersFocus: Bool { modifier.isDefault }
}

extension View {
  /// Focuses the first control in this view when its screen or sheet appears, if `isDefault`.
  ///
  /// If there is none yet, as in a list whose rows come later, it is focused when it comes, unless
  /// someone has pressed a key or a button of the mouse meanwhile.
  public func defaultFocus(_ isDefault: Bool = true) -> some View {
    modifier(DefaultFocusModifier(isDefault: isDefault))
  }
}
