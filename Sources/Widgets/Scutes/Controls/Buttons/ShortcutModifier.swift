// SPDX-License-Identifier: Apache-2.0

/// Handles a shortcut for a control other than a ``Button``.
@usableFromInline struct ShortcutModifier: NodeModifier {
  let shortcut: KeyboardShortcut?
  /// The description of the key if the shortcut has none.
  let title: String
  let action: () -> Void

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    ShortcutNode(modifier, in: parent)
  }
}

private final class ShortcutNode: ModifierNode<ShortcutModifier> {
  override func willLeave() {
    tree.setShortcut(of: self, false)
  }

  override func modifierChanged(
    from old: ShortcutModifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    tree.setShortcut(of: self, modifier.shortcut != nil)
    if modifier.shortcut != nil { changed(.keys) }
  }

  override var shortcutTable: KeyTable? {
    guard environment.isEnabled, let shortcut = modifier.shortcut else { return nil }
    let title = shortcut.title ?? modifier.title
    return KeyTable(title, [KeyBinding([shortcut.key], (), title)]) { [weak self] in
      self?.modifier.action()
    }
  }
}

extension View {
  /// Runs `action` when the key of `shortcut` is pressed anywhere on the same screen or sheet,
  /// unless the focused view uses the key. Footer and help show `title`, or else the shortcut's own
  /// title.
  func onShortcut(
    _ shortcut: KeyboardShortcut?, title: String, perform action: @escaping () -> Void
  ) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut, title: title, action: action))
  }
}
