// SPDX-License-Identifier: Apache-2.0

/// Routes keys, pasted text and mouse events to nodes.
///
/// Keys follow one route, and views that show keys read the tables along the same route:
///
/// ```
///   own          what has the focus, then the views around it, up to the topmost layer;
///                where nothing has it, all that is shown and could not have it
///   shortcuts    controls on top of the screen that have one, the last that came first
///   focus        Tab and the arrows, where there is somewhere to go
///   everywhere   tables of all other views, layers or not, that say that they work everywhere
/// ```
final class InputRouter {
  private let root: RootNode
  private let tree: Tree
  @WeakNode private var mouseOwner: Node?

  /// Creates a router for the views below `root`.
  init(root: RootNode) {
    self.root = root
    tree = root.tree
  }

  /// The part of the tree that takes the keys: the topmost layer, or else everything.
  var topScope: Node { tree.presentedLayers.last { $0.style.takesInput } ?? root }

  // MARK: Keys

  /// The parts of the route, in order.
  private enum Part: CaseIterable {
    case own
    case shortcuts
    case focus
    case everywhere
  }

  /// The nodes in `part` of the route, in order.
  private func nodes(of part: Part) -> [Node] {
    switch part {
    case .own: return ownNodes
    case .shortcuts:
      guard !tree.shortcutNodes.isEmpty else { return [] }
      let scope = topScope
      return tree.shortcutNodes.reversed().filter {
        $0.isShown && $0.path(upTo: scope).last === scope
      }
    case .focus: return []
    case .everywhere:
      let own = Set(ownNodes.map(ObjectIdentifier.init))
      return tree.globalKeyNodes.reversed().filter {
        $0.isShown && !own.contains(ObjectIdentifier($0))
      }
    }
  }

  /// The first nodes to receive keys and pasted text.
  private var ownNodes: [Node] {
    let scope = topScope
    if let focused = tree.focus.focused { return focused.path(upTo: scope).filter(\.takesInput) }
    var nodes: [Node] = []
    _ = scope.forEachShown { node in
      if node.takesInput && !isOfControl(node) { nodes.append(node) }
      return false
    }
    return nodes
  }

  /// `true` if `node` is focusable, or a modifier around only a focusable node.
  private func isOfControl(_ node: Node) -> Bool {
    if node.isFocusable { return true }
    guard !node.isElement, !node.isSequence else { return false }
    return node.shownChildren.contains(where: isOfControl)
  }

  /// Passes `key` to the first node along the route that uses it. Returns `false` if none does.
  /// `layOut` updates the layout, which the arrows depend on.
  func take(_ key: KeyPress, layOut: () -> Void) -> Bool {
    tree.focus.wasUsed()
    return Part.allCases.contains { part in
      switch part {
      case .own, .everywhere: return nodes(of: part).contains { $0.isAttached && $0.handle(key) }
      case .focus: return moveFocus(key, layOut)
      case .shortcuts:
        let entry = nodes(of: part).lazy.compactMap { $0.shortcutTable?.entry(for: key) }.first
        entry?.perform()
        return entry != nil
      }
    }
  }

  /// The tables along the route.
  var tables: [KeyTable] {
    Part.allCases.flatMap { part in
      switch part {
      case .own, .everywhere: nodes(of: part).compactMap(\.keyTable)
      case .shortcuts: shortcutTables
      case .focus: [KeyTable]()
      }
    }
  }

  /// The shortcut tables, oldest first. If several have the same key, only the last keeps it, since
  /// it gets the key.
  private var shortcutTables: [KeyTable] {
    var taken: Set<KeyPress> = []
    let lastFirst = nodes(of: .shortcuts).compactMap(\.shortcutTable).filter { table in
      let keys = table.entries.flatMap(\.keys)
      defer { taken.formUnion(keys) }
      return taken.isDisjoint(with: keys)
    }
    return lastFirst.reversed()
  }

  /// Moves the focus if `key` is a focus key. Returns `false` if it isn't, or if there is nowhere
  /// to go.
  private func moveFocus(_ key: KeyPress, _ layOut: () -> Void) -> Bool {
    let map = (tree.focus.focused ?? root).environment.keyMap
    var action: FocusAction?
    FocusKeys.table(map) { action = $0 }.entry(for: key)?.perform()
    guard let action else { return false }
    layOut()
    return tree.focus.move(action)
  }

  /// Passes the pasted `text` to the first node that uses it.
  func take(pasted text: String) {
    _ = ownNodes.contains { $0.isAttached && $0.handlePaste(text) }
  }

  /// Tells the first node that wants to know how many lines the last paste lacks.
  func takeCutPaste(lines: Int) {
    _ = ownNodes.contains { $0.isAttached && $0.handleCutPaste(lines: lines) }
  }

  // MARK: The mouse

  /// Passes a mouse event to the nodes under the pointer. The layout must be up to date.
  func take(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .press(let button): press(button, mouse)
    case .drag, .release:
      if let owner = mouseOwner, owner.isAttached {
        if owner.takesInput { _ = owner.handle(mouse) } else { owner.mouseWasLost() }
      }
      if case .release = mouse.kind { mouseOwner = nil }
    case .scrollUp, .scrollDown, .scrollLeft, .scrollRight:
      _ = takers(of: mouse).first { $0.takesInput && $0.handle(mouse) }
    case .move: break
    }
    if tree.hover.isWanted {
      tree.hover.pointerMoved(to: mouse.position, within: topScope)
    }
  }

  /// Finds the node for a press, which then gets all mouse events until the release, and moves the
  /// focus there.
  private func press(_ button: MouseEvent.Button, _ mouse: MouseEvent) {
    if let owner = mouseOwner, owner.isAttached { owner.mouseWasLost() }
    tree.focus.wasUsed()
    let scope = topScope
    let takers = takers(of: mouse)
    mouseOwner = takers.first { $0.takesInput ? $0.handle(mouse) : $0.usesMouse }
    guard button == .left else { return }
    let candidates = mouseOwner?.path(upTo: scope) ?? takers
    if let node = candidates.first(where: { $0.isFocusable && $0.isAttached }) {
      tree.focus.focus(node)
    }
  }

  /// The nodes under the pointer, front to back.
  private func takers(of mouse: MouseEvent) -> [Node] {
    var nodes: [Node] = []
    _ = topScope.forEachShown { node in
      if node.visibleRegion.contains(mouse.position) { nodes.append(node) }
      return false
    }
    return nodes
  }
}
