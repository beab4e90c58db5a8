/// Has the focus begin with its content.
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
  /// Gives the first control in this view the focus when its screen or sheet appears, if
  /// `isDefault`.
  public func defaultFocus(_ isDefault: Bool = true) -> some View {
    modifier(DefaultFocusModifier(isDefault: isDefault))
  }
}
