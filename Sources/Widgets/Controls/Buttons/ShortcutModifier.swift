/// Answers to a shortcut on behalf of a control that is no ``Button``.
@usableFromInline struct ShortcutModifier: NodeModifier {
  let shortcut: KeyboardShortcut?
  /// What the key does, where the shortcut does not say.
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
  /// Does `action` when the key of `shortcut` is pressed anywhere on the same screen or sheet, where
  /// what has the focus has no use for it. Footer and help show it under `title`, unless the shortcut
  /// has one of its own.
  func onShortcut(
    _ shortcut: KeyboardShortcut?, title: String, perform action: @escaping () -> Void
  ) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut, title: title, action: action))
  }
}
