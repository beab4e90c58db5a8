// SPDX-License-Identifier: Apache-2.0

/// Tracks the focus and moves it with Tab and the arrows.
public final class FocusSystem {
  /// The node with the focus.
  @WeakNode private(set) var focused: Node?
  private(set) var focusables: [Node] = []
  @WeakNode private var scope: Node?
  private var request: Request?
  /// The nodes that were notified that the focus is within them, innermost first.
  private var holders: [Holder] = []
  /// The number of searches of the tree for focusable nodes.
  private(set) var searches = 0
  /// `true` if the focused node still has to be scrolled into view.
  var needsReveal = false

  /// The node that last gave up the focus with no successor. Tab continues from here.
  @WeakNode private var released: Node?

  /// `true` if a view with the default focus has had nothing to be focused so far, as a list whose
  /// rows come later, and nobody has pressed anything meanwhile.
  private var awaitsDefault = false

  private struct Request {
    /// `true` if the focus should stay empty.
    let isForNothing: Bool
    @WeakNode var node: Node?
  }

  private struct Holder {
    @WeakNode var node: Node?
  }

  /// Moves the focus to `node`.
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

  /// Leaves the focus where it is from now on, since someone is using it.
  func wasUsed() {
    awaitsDefault = false
  }

  /// Clears the focus until Tab, an arrow or a click sets it again.
  private func release() {
    let old = focused
    focus(nil)
    released = old
  }

  /// Notifies the ancestors of `new` and of the previous focus, even if that one is gone, but not
  /// the ancestors they share.
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

  /// Requests the focus for the first focusable node within `node`, or for none if it is `nil`, at
  /// the next ``refresh(below:)``. A request for a node outweighs one for none, whichever comes
  /// first.
  func request(within node: Node?) {
    if node == nil, request?.node != nil { return }
    request = Request(isForNothing: node == nil, node: node)
  }

  /// Finds the focusable nodes below `root` again, and makes sure one has the focus.
  ///
  /// In order of preference: a node with the default focus that was awaited; the node focused when this scope was last on top; in place of a
  /// removed node, a new node with the default focus, or else a neighbour; the first focusable
  /// node.
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
    if isNewScope { awaitsDefault = root.hasPreference }
    if awaitsDefault, let awaited = root.preferredFocusable {
      awaitsDefault = false
      if !isNewScope { return focus(awaited) }
    }
    let owner = focused ?? released
    if !isNewScope, let owner, focusables.contains(where: { $0 === owner }) { return }
    let preferred = root.preferredFocusable
    let hasCome = preferred.map { node in !before.contains { $0 === node } } ?? false
    let heir =
      isNewScope ? innermost?.rememberedFocus : hasCome ? preferred : neighbour(among: before)
    focus(focusables.first { $0 === heir } ?? preferred ?? focusables.first)
  }

  /// The replacement of the focused node in `nodes`, or else the next or previous node that is
  /// still focusable.
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

  /// Moves by `step` in tree order, wrapping around at the ends.
  ///
  /// Returns `true` if the focus has changed.
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

  /// Moves the focus by `action`. Returns `true` if it has changed.
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

  /// Moves to the nearest node in a direction, or stays if there is none. Returns `true` if the
  /// focus has changed.
  ///
  /// Nodes inside the beam of the focused one come before those beside it:
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
  /// The focusable nodes on screen, in tree order.
  var focusableNodes: [Node] {
    var nodes: [Node] = isFocusable ? [self] : []
    for child in shownChildren { nodes += child.focusableNodes }
    return nodes
  }

  /// Asks for the focus, or that of the first focusable node within.
  func requestFocus() {
    tree.focus.request(within: self)
    changed(.focus)
  }

  /// The node with the default focus, if there is one.
  var preferredFocusable: Node? {
    for child in shownChildren {
      if let node = child.preferredFocusable { return node }
    }
    return prefersFocus ? focusableNodes.first : nil
  }

  /// Whether there is a view with the default focus, even if nothing in it can have it.
  fileprivate var hasPreference: Bool {
    prefersFocus || shownChildren.contains(where: \.hasPreference)
  }

  /// The hardware cursor requested by this node, or by the first node within it that requests one.
  var innerCursor: HardwareCursor? {
    if let hardwareCursor {
      let cell = Rect(origin: hardwareCursor, size: Size(width: 1, height: 1))
      guard !visiblePart(of: cell).isEmpty else { return nil }
      return HardwareCursor(place: hardwareCursor, isShown: editsText || environment.isLinear)
    }
    for child in shownChildren {
      if let cursor = child.innerCursor { return cursor }
    }
    return nil
  }

  /// The innermost visible scope.
  var innermostScope: SlotNode? {
    for child in shownChildren.reversed() {
      if let scope = child.innermostScope { return scope }
    }
    return scope
  }

  /// This node and its ancestors.
  fileprivate var ancestry: [Node] {
    Array(sequence(first: self) { $0.parent })
  }

  /// This node and its ancestors, up to `root`.
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

  /// Visits this node and all visible descendants, the last drawn first.
  func forEachShown(_ visit: (Node) -> Bool) -> Bool {
    for child in shownChildren.reversed() where child.forEachShown(visit) { return true }
    return visit(self)
  }
}
