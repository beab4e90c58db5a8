/// Who has the keys, and where Tab and the arrows take them.
public final class FocusSystem {
  /// The node that has the keys.
  @WeakNode private(set) var focused: Node?
  private(set) var focusables: [Node] = []
  @WeakNode private var scope: Node?
  private var request: Request?
  /// The nodes that were told that the keys are within them, innermost first.
  private var holders: [Holder] = []
  /// How often the tree was searched for what can have the keys.
  private(set) var searches = 0
  /// Whether what has the focus is still to be brought into view.
  var needsReveal = false

  /// What had the keys until a view gave them back and nothing took them: where Tab goes on from.
  @WeakNode private var released: Node?

  private struct Request {
    /// Whether nothing is to have the keys.
    let isForNothing: Bool
    @WeakNode var node: Node?
  }

  private struct Holder {
    @WeakNode var node: Node?
  }

  /// Gives the keys to `node`.
  func focus(_ node: Node?) {
    guard node !== focused || (node == nil && !holders.isEmpty) else { return }
    let old = focused
    focused = node
    released = nil
    needsReveal = true
    old?.focusChanged(false)
    node?.focusChanged(true)
    tellAround(node)
    if let node { scope?.scope?.rememberedFocus = node }
  }

  /// Gives the keys to nothing, until Tab, an arrow or a click brings them somewhere.
  private func release() {
    let old = focused
    focus(nil)
    released = old
  }

  /// Tells the nodes around `new`, and those around what had the keys before, be it there or not;
  /// but not those around both.
  private func tellAround(_ new: Node?) {
    let (before, after) = (holders.compactMap(\.node), new?.ancestry ?? [])
    holders = after.map { Holder(node: $0) }
    let old = Set(before.map { ObjectIdentifier($0) })
    let kept = Set(after.map { ObjectIdentifier($0) })
    for node in before where node.isAttached && !kept.contains(ObjectIdentifier(node)) {
      node.focusWithinChanged(false)
    }
    for node in after.reversed() where !old.contains(ObjectIdentifier(node)) {
      node.focusWithinChanged(true)
    }
  }

  /// Has the keys go to the first that can have them within `node`, or to nothing where it is nil, the
  /// next time that ``refresh(below:)`` is called. A wish for something outweighs one for nothing,
  /// whichever comes first.
  func request(within node: Node?) {
    if node == nil, request?.node != nil { return }
    request = Request(isForNothing: node == nil, node: node)
  }

  /// Finds out anew what can have the keys below `root`, and sees to it that something has them:
  /// what had them when the same scope was last on top; in the place of something that is gone, what
  /// has come to begin with the focus, or else its neighbour; else the first that can.
  func refresh(below root: Node) {
    let before = focusables
    searches += 1
    focusables = root.focusableNodes
    let innermost = root.innermostScope
    let isNewScope = scope !== innermost
    if isNewScope, request?.isForNothing == true { scope?.scope?.rememberedFocus = nil }
    scope = innermost
    if let request {
      self.request = nil
      if request.isForNothing, !isNewScope { return release() }
      let wanted = request.node?.focusableNodes.first
      if let wanted = focusables.first(where: { $0 === wanted }) { return focus(wanted) }
    }
    let owner = focused ?? released
    if !isNewScope, let owner, focusables.contains(where: { $0 === owner }) { return }
    let preferred = root.preferredFocusable
    let hasCome = preferred.map { node in !before.contains { $0 === node } } ?? false
    let heir =
      isNewScope ? innermost?.rememberedFocus : hasCome ? preferred : neighbour(among: before)
    focus(focusables.first { $0 === heir } ?? preferred ?? focusables.first)
  }

  /// What has come into the place of the focused one in `nodes`; else what came after it there, or
  /// before it, and still can have the keys.
  private func neighbour(among nodes: [Node]) -> Node? {
    let owner = focused ?? released
    guard let place = nodes.firstIndex(where: { $0 === owner }) else { return nil }
    if place < focusables.count, !nodes.contains(where: { $0 === focusables[place] }) {
      return focusables[place]
    }
    let present = Set(focusables.map { ObjectIdentifier($0) })
    let isPresent = { (node: Node) in present.contains(ObjectIdentifier(node)) }
    return nodes[place...].first(where: isPresent) ?? nodes[..<place].last(where: isPresent)
  }

  /// Goes on by `step` in the order of the tree, from the last to the first.
  ///
  /// Returns whether something else has the keys then.
  @discardableResult
  func move(by step: Int) -> Bool {
    guard !focusables.isEmpty else { return false }
    let before = focused
    let start = focused ?? released
    if let index = focusables.firstIndex(where: { $0 === start }) {
      focus(focusables[(index + step + focusables.count) % focusables.count])
    } else {
      focus(focusables.first)
    }
    return focused !== before
  }

  /// Goes where `action` says; returns whether something else has the keys then.
  func move(_ action: FocusAction) -> Bool {
    switch action {
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .up: move(towards: .up)
    case .down: move(towards: .down)
    case .left: move(towards: .left)
    case .right: move(towards: .right)
    }
  }

  /// Goes to the nearest one in a direction; stays where there is none. Returns whether something
  /// else has the keys then.
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
  @discardableResult
  func move(towards direction: FocusDirection) -> Bool {
    guard let focused else { return move(by: 1) }
    let here = focused.region
    let best =
      focusables
      .compactMap { node in
        node === focused
          ? nil : direction.distance(from: here, to: node.region).map { (node, $0) }
      }
      .min { $0.1 < $1.1 }
    guard let best else { return false }
    focus(best.0)
    return true
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
    for child in shownChildren {
      if let node = child.preferredFocusable { return node }
    }
    return prefersFocus ? focusableNodes.first : nil
  }

  /// Where this node, or the first within it that says so, wants the hardware cursor.
  var innerCursor: Point? {
    if let hardwareCursor {
      let cell = Rect(origin: hardwareCursor, size: Size(width: 1, height: 1))
      return visiblePart(of: cell).isEmpty ? nil : hardwareCursor
    }
    for child in shownChildren {
      if let cursor = child.innerCursor { return cursor }
    }
    return nil
  }

  /// The innermost scope that is shown.
  var innermostScope: SlotNode? {
    for child in shownChildren.reversed() {
      if let scope = child.innermostScope { return scope }
    }
    return scope
  }

  /// This node and all around it.
  fileprivate var ancestry: [Node] {
    Array(sequence(first: self) { $0.parent })
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
