// SPDX-License-Identifier: Apache-2.0

/// The buttons of a menu as rows: Home, End and the page keys move, and typing finds one, unless
/// the letter is the shortcut of another.
struct MenuRows<Content> {
  let content: Content
}

extension MenuRows: PrimitiveView, View where Content: View {
  static func makeNode(for view: Self, in parent: Node) -> Node {
    MenuRowsNode(view, in: parent)
  }
}

private final class MenuRowsNode<Content: View>: TransparentNode<MenuRows<Content>> {
  private var typed = TypeSelect()

  override init(_ view: MenuRows<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
  }

  override func viewChanged(from old: MenuRows<Content>, environmentChanged: Bool) {
    setContent(view.content)
  }

  override func handle(_ key: KeyPress) -> Bool {
    let rows = FocusRows(nodes: focusableNodes)
    guard let cursor = rows.nodes.firstIndex(where: { $0 === tree.focus.focused }) else {
      return false
    }
    let row = find(key, in: rows, from: cursor) ?? move(for: key, in: rows, from: cursor)
    guard let row else { return false }
    tree.focus.focus(rows.nodes[row])
    return true
  }

  /// The row that matches the typed `key`.
  private func find(_ key: KeyPress, in rows: FocusRows, from cursor: Int) -> Int? {
    let isShortcut = tree.shortcutNodes.contains {
      $0.isWithin(self) && $0.shortcutTable?.entry(for: key) != nil
    }
    guard !isShortcut, typed.take(key, at: tree.schedule.now()) else { return nil }
    let row = rows.row(foundBy: typed, from: cursor)
    if row == nil { typed = TypeSelect() }
    return row
  }

  /// The destination of `key`, or `nil` to leave it to others.
  private func move(for key: KeyPress, in rows: FocusRows, from cursor: Int) -> Int? {
    let keys = NodeKeys(
      "", ListAction.bindings(environment.kitWords.list, findsAtOnce: true),
      under: environment.keyMap.withoutTyping
    ) { _ in }
    let page = max(1, visibleRegion.height - 1)
    return keys.action(for: key)?.move.flatMap { rows.row($0, from: cursor, page: page) }
  }
}

/// The focusable rows of a menu.
private struct FocusRows: CursorRows {
  let nodes: [Node]

  var count: Int { nodes.count }

  func isUsable(_ row: Int) -> Bool { true }
  func title(of row: Int) -> String? { nodes[row].spokenTexts.joined(separator: " ") }
}
