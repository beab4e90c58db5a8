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
    if let node { node.enclosingScope?.rememberedFocus = node }
  }

  /// Finds out anew what can have the keys below `root`, and sees to it that something has them:
  /// what had them when `root` was last on top, else the first that can.
  func refresh(below root: Node) {
    focusables = root.focusableNodes
    let innermost = root.innermostScope
    let isNewScope = scope !== innermost
    scope = innermost
    if let focused, focused.isAttached, !isNewScope, focusables.contains(where: { $0 === focused })
    {
      return
    }
    let remembered = innermost?.rememberedFocus
    focus(
      focusables.first { $0 === remembered } ?? root.preferredFocusable ?? focusables.first)
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
      .filter { $0 !== focused }
      .compactMap { node in
        direction.distance(from: here, to: node.region).map { (node: node, distance: $0) }
      }
      .min { $0.distance < $1.distance }
    if let best { focus(best.node) }
  }
}

/// Where an arrow key points.
nonisolated enum FocusDirection {
  case up
  case down
  case left
  case right

  /// How far `to` is from `from` in this direction; nil where it is not on that side.
  func distance(from: Rect, to: Rect) -> Int? {
    let ahead: Int
    let aside: Int
    switch self {
    case .up: (ahead, aside) = (from.minY - to.maxY, gap(from.minX..<from.maxX, to.minX..<to.maxX))
    case .down:
      (ahead, aside) = (to.minY - from.maxY, gap(from.minX..<from.maxX, to.minX..<to.maxX))
    case .left:
      (ahead, aside) = (from.minX - to.maxX, gap(from.minY..<from.maxY, to.minY..<to.maxY) * 2)
    case .right:
      (ahead, aside) = (to.minX - from.maxX, gap(from.minY..<from.maxY, to.minY..<to.maxY) * 2)
    }
    guard ahead >= 0 else { return nil }
    return ahead + aside * 8
  }

  private func gap(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    max(0, max(one.lowerBound, other.lowerBound) - min(one.upperBound, other.upperBound) + 1)
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

  /// The nearest scope around the node.
  var enclosingScope: ScopeNode? {
    var node: Node? = self
    while let current = node {
      if let scope = current.scope { return scope }
      node = current.parent
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
