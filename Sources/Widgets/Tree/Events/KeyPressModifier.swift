/// Answers to single keys on behalf of its content.
@usableFromInline struct KeyPressModifier: NodeModifier {
  let action: (KeyPress) -> KeyPressResult

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    KeyPressNode(modifier, in: parent)
  }
}

/// What became of a key.
public nonisolated enum KeyPressResult: Sendable {
  /// It meant something, and goes no further.
  case handled
  /// It means nothing here; the views around are asked.
  case ignored
}

private final class KeyPressNode: ModifierNode<KeyPressModifier> {
  override func handle(_ key: KeyPress) -> Bool {
    modifier.action(key) == .handled
  }
}

extension View {
  /// Answers to keys while the focus is on this view or within it, where nothing further in does.
  /// A disabled view has no use for any.
  /// Such keys are shown nowhere: for those that people are to find there is
  /// ``keyBindings(_:id:_:worksEverywhere:perform:)``.
  public func onKeyPress(_ action: @escaping (KeyPress) -> KeyPressResult) -> some View {
    modifier(KeyPressModifier(action: action))
  }

  /// Does `action` on any of `keys` while the focus is on this view or within it.
  public func onKeyPress(
    _ keys: KeyPress..., action: @escaping () -> Void
  ) -> some View {
    onKeyPress { key in
      guard keys.contains(key) else { return .ignored }
      action()
      return .handled
    }
  }
}
