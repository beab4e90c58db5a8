/// Answers to a shortcut on behalf of a control that is no ``Button``.
struct ShortcutModifier<Content: View>: ModifierView {
  let content: Content
  let shortcut: KeyboardShortcut?
  /// What the key does, where the shortcut does not say.
  let title: String
  let action: () -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    ShortcutNode(view, in: parent)
  }
}

private final class ShortcutNode<Content: View>: ModifierNode<ShortcutModifier<Content>> {
  override init(_ view: ShortcutModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    tree.setShortcut(of: self, view.shortcut != nil)
  }

  override func willLeave() {
    tree.setShortcut(of: self, false)
  }

  override func viewChanged(from old: ShortcutModifier<Content>, environmentChanged: Bool) {
    showContent()
    tree.setShortcut(of: self, view.shortcut != nil)
    if view.shortcut != nil { tree.keysChanged() }
  }

  override var shortcutTable: KeyTable? {
    guard environment.isEnabled, let shortcut = view.shortcut else { return nil }
    let title = shortcut.title ?? view.title
    return KeyTable(title, [KeyBinding([shortcut.key], (), title)]) { [weak self] in
      self?.view.action()
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
    ShortcutModifier(content: self, shortcut: shortcut, title: title, action: action)
  }
}
