/// Who has the keys, and where Tab and the arrows take them.
public final class FocusSystem {
  /// The node that has the keys.
  private(set) weak var focused: Node?
  private(set) var focusables: [Node] = []
  private weak var scope: ScopeNode?

  /// Gives the keys to `node`.
  func focus(_ node: Node?) {
    guard node !== focused else { return }
    let old = focused
    focused = node
    old?.focusChanged(false)
    node?.focusChanged(true)
    if let node { scope?.rememberedFocus = node }
  }

  /// Finds out anew what can have the keys below `root`, and sees to it that something has them:
  /// what had them when the same scope was last on top; in the place of something that is gone, what
  /// has come to begin with the focus, or else its neighbour; else the first that can.
  func refresh(below root: Node) {
    let before = focusables
    focusables = root.focusableNodes
    let innermost = root.innermostScope
    let isNewScope = scope !== innermost
    scope = innermost
    if !isNewScope, let focused, focusables.contains(where: { $0 === focused }) { return }
    let preferred = root.preferredFocusable
    let hasCome = preferred.map { node in !before.contains { $0 === node } } ?? false
    let heir =
      isNewScope ? innermost?.rememberedFocus : hasCome ? preferred : neighbour(among: before)
    focus(focusables.first { $0 === heir } ?? preferred ?? focusables.first)
  }

  /// What has come into the place of the focused one in `nodes`; else what came after it there, or
  /// before it, and still can have the keys.
  private func neighbour(among nodes: [Node]) -> Node? {
    guard let place = nodes.firstIndex(where: { $0 === focused }) else { return nil }
    if place < focusables.count, !nodes.contains(where: { $0 === focusables[place] }) {
      return focusables[place]
    }
    let present = Set(focusables.map { ObjectIdentifier($0) })
    let isPresent = { (node: Node) in present.contains(ObjectIdentifier(node)) }
    return nodes[place...].first(where: isPresent) ?? nodes[..<place].last(where: isPresent)
  }

  /// Goes on by `step` in the order of the tree, from the last to the first.
  func move(by step: Int) {
    guard !focusables.isEmpty else { return }
    guard let index = focusables.firstIndex(where: { $0 === focused }) else {
      return focus(focusables.first)
    }
    focus(focusables[(index + step + focusables.count) % focusables.count])
  }

  /// Goes to the nearest one in a direction; stays where there is none.
  ///
  /// What lies in the beam of the present one comes before what lies beside it:
  ///
  /// ```
  ///        ┌───┐   beam to the right    B is nearer, but A is in the beam
  ///        │now│ ─ ─ ─ ─ ─ ─ ─ ┌───┐
  ///        └───┘ ─ ─ ─ ─ ─ ─ ─ │ A │
  ///                ┌───┐       └───┘
  ///                │ B │
  /// ```
  func move(_ direction: FocusDirection) {
    guard let focused else { return move(by: 1) }
    let here = focused.region
    let best =
      focusables
      .compactMap { node in
        node === focused
          ? nil : direction.distance(from: here, to: node.region).map { (node, $0) }
      }
      .min { $0.1 < $1.1 }
    if let best { focus(best.0) }
  }
}

extension Node {
  /// What can have the keys in the part of the tree that is shown, in its order.
  var focusableNodes: [Node] {
    var nodes: [Node] = isFocusable ? [self] : []
    for child in shownChildren { nodes += child.focusableNodes }
    return nodes
  }

  /// Where the focus is to begin, if any view says so.
  var preferredFocusable: Node? {
    if prefersFocus { return focusableNodes.first }
    for child in shownChildren {
      if let node = child.preferredFocusable { return node }
    }
    return nil
  }

  /// Where this node, or the first within it that says so, wants the hardware cursor.
  var innerCursor: Point? {
    if let hardwareCursor { return hardwareCursor }
    for child in shownChildren {
      if let cursor = child.innerCursor { return cursor }
    }
    return nil
  }

  /// The innermost scope that is shown.
  var innermostScope: ScopeNode? {
    for child in shownChildren.reversed() {
      if let scope = child.innermostScope { return scope }
    }
    return scope
  }

  /// This node and those around it, up to `root`.
  func path(upTo root: Node) -> [Node] {
    var path: [Node] = []
    var node: Node? = self
    while let current = node {
      path.append(current)
      if current === root { break }
      node = current.parent
    }
    return path
  }

  /// This node and all below it that are shown, those drawn last first.
  func forEachShown(_ visit: (Node) -> Bool) -> Bool {
    for child in shownChildren.reversed() where child.forEachShown(visit) { return true }
    return visit(self)
  }
}
