/// Finds who takes a key, pasted text, and what the mouse does.
///
/// Keys go along one route; whoever shows keys reads the tables along the same one:
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

  /// Routes what is done to the views below `root`.
  init(root: RootNode) {
    self.root = root
    tree = root.tree
  }

  /// The part of the tree that takes the keys: the topmost layer, else all.
  var topScope: Node { tree.presentedLayers.last { $0.style.takesInput } ?? root }

  // MARK: Keys

  /// The parts of the route, in its order.
  private enum Part: CaseIterable {
    case own
    case shortcuts
    case focus
    case everywhere
  }

  /// The nodes that are asked in `part` of the route, in order.
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
      return tree.everywhereNodes.reversed().filter {
        $0.isShown && !own.contains(ObjectIdentifier($0))
      }
    }
  }

  /// What is asked first, be it for a key or for pasted text.
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

  /// Whether `node` can have the focus, or is a modifier around what can and nothing else.
  private func isOfControl(_ node: Node) -> Bool {
    if node.isFocusable { return true }
    guard !node.isElement, !node.isSequence else { return false }
    return node.shownChildren.contains(where: isOfControl)
  }

  /// Has the first along the route that has a use for `key` do what it means; false where nothing has.
  /// `layOut` brings places up to date, which the arrows go by.
  func take(_ key: KeyPress, layOut: () -> Void) -> Bool {
    Part.allCases.contains { part in
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

  /// The tables of shortcuts in the order in which they came. Of those with the same key, only the
  /// last, which is the one that takes it.
  private var shortcutTables: [KeyTable] {
    var taken: Set<KeyPress> = []
    let lastFirst = nodes(of: .shortcuts).compactMap(\.shortcutTable).filter { table in
      let keys = table.entries.flatMap(\.keys)
      defer { taken.formUnion(keys) }
      return taken.isDisjoint(with: keys)
    }
    return lastFirst.reversed()
  }

  /// Moves the focus where `key` is one that does so; false where it is not, or there is nowhere to go.
  private func moveFocus(_ key: KeyPress, _ layOut: () -> Void) -> Bool {
    let map = (tree.focus.focused ?? root).environment.keyMap
    var action: FocusAction?
    FocusKeys.table(map) { action = $0 }.entry(for: key)?.perform()
    guard let action else { return false }
    layOut()
    return tree.focus.move(action)
  }

  /// Has the first that has a use for `text`, which was pasted, take it.
  func take(pasted text: String) {
    _ = ownNodes.contains { $0.isAttached && $0.handlePaste(text) }
  }

  // MARK: The mouse

  /// Does what the mouse means where it is. Places must be up to date.
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

  /// Finds who takes a press, and so all that the mouse does until the button is let go, and brings
  /// the focus there.
  private func press(_ button: MouseEvent.Button, _ mouse: MouseEvent) {
    if let owner = mouseOwner, owner.isAttached { owner.mouseWasLost() }
    let scope = topScope
    let takers = takers(of: mouse)
    mouseOwner = takers.first { $0.takesInput ? $0.handle(mouse) : $0.usesMouse }
    guard button == .left else { return }
    let candidates = mouseOwner?.path(upTo: scope) ?? takers
    if let node = candidates.first(where: { $0.isFocusable && $0.isAttached }) {
      tree.focus.focus(node)
    }
  }

  /// The nodes under the pointer, those in front first.
  private func takers(of mouse: MouseEvent) -> [Node] {
    var nodes: [Node] = []
    _ = topScope.forEachShown { node in
      if node.visibleRegion.contains(mouse.position) { nodes.append(node) }
      return false
    }
    return nodes
  }
}
