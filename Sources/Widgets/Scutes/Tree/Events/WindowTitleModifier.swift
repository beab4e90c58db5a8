// SPDX-License-Identifier: Apache-2.0

/// Names the window while its content is shown.
@usableFromInline struct WindowTitleModifier: NodeModifier {
  let title: String

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WindowTitleNode(modifier, in: parent)
  }
}

private final class WindowTitleNode: ModifierNode<WindowTitleModifier> {
  override func modifierChanged(
    from old: WindowTitleModifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    environment.windowTitles.set(modifier.title, for: self)
    showContent()
  }

  override func willLeave() {
    environment.windowTitles.remove(self)
  }
}

/// The titles that the views on the screen give to the window.
final class WindowTitles {
  private struct Entry {
    let node: Node
    var title: String
  }

  /// In the order in which the views appeared.
  private var entries: [Entry] = []

  func set(_ title: String, for node: Node) {
    if let index = entries.firstIndex(where: { $0.node === node }) {
      entries[index].title = title
    } else {
      entries.append(Entry(node: node, title: title))
    }
  }

  func remove(_ node: Node) {
    entries.removeAll { $0.node === node }
  }

  /// The title of the view that came last, or `nil` if none has one.
  var current: String? { entries.last { $0.node.isShown }?.title }
}

extension EnvironmentValues {
  private enum WindowTitlesKey: EnvironmentKey {
    static var defaultValue: WindowTitles? { nil }
  }

  var windowTitles: WindowTitles {
    get { self[WindowTitlesKey.self] ?? MainActor.assumeIsolated { WindowTitles() } }
    set { self[WindowTitlesKey.self] = newValue }
  }
}

extension View {
  /// Names the window or the tab of the terminal `title` while this view is shown. If several views
  /// do so, the one that came last counts. When none does, and when the program ends or is
  /// suspended, the window has its former title again.
  ///
  /// Control characters are left out. Text consoles have no title.
  public func windowTitle(_ title: String) -> some View {
    modifier(WindowTitleModifier(title: title))
  }
}
