// SPDX-License-Identifier: Apache-2.0

/// Handles single keys for its content.
@usableFromInline struct KeyPressModifier: NodeModifier {
  let action: (KeyPress) -> KeyPressResult

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    KeyPressNode(modifier, in: parent)
  }
}

/// The outcome of a key press.
public nonisolated enum KeyPressResult: Sendable {
  /// The key was used and goes no further.
  case handled
  /// The key was not used and goes on to the enclosing views.
  case ignored
}

private final class KeyPressNode: ModifierNode<KeyPressModifier> {
  override func handle(_ key: KeyPress) -> Bool {
    modifier.action(key) == .handled
  }
}

extension View {
  /// Handles keys while the focus is on or within this view and nothing further in uses them. Does
  /// nothing while the view is disabled.
  ///
  /// These keys appear in no footer or help. Use ``keyBindings(_:id:_:worksEverywhere:perform:)``
  /// for keys that people should discover.
  public func onKeyPress(_ action: @escaping (KeyPress) -> KeyPressResult) -> some View {
    modifier(KeyPressModifier(action: action))
  }

  /// Runs `action` on any of `keys` while the focus is on or within this view.
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
