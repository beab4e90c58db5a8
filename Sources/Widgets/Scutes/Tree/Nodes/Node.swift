// SPDX-License-Identifier: Apache-2.0

/// The persistent counterpart of a view: its place in the tree, its environment, its layout and, in
/// subclasses, its description and state. Kinds of nodes differ by what they override. They report
/// changes with `changed(_:)`.
///
/// A node is either an *element*, with a size and a place given by its container, or *transparent*:
/// it only passes its children on to that container.
public class Node {
  /// `nil` for the root.
  private(set) unowned var parent: Node?
  unowned let tree: Tree
  /// The number of steps from the root.
  let depth: Int
  /// The type of the view that the node was created for, or `nil` if there is none.
  final var viewType: ObjectIdentifier?
  /// The environment in which the description was evaluated.
  var environment: EnvironmentValues

  final var layout = NodeLayout()
  /// The sizes and guides that the element has answered.
  final var answers = LayoutAnswers()
  /// `true` if the description must be evaluated again.
  var needsEvaluation = false
  /// `true` if the node is part of a tree.
  private(set) var isAttached = true
  private var elementCache: [Node]?
  /// The frames in which the body was last evaluated, and the element last drawn.
  final var (evaluatedFrame, drawnFrame) = (0, 0)

  private var ownReference: NodeReference?

  /// The node being evaluated.
  static var evaluated: Node?
  /// The number of evaluations of the description.
  var evaluation = 0
  /// `true` if a change to something read would evaluate the node again.
  var isObserving = false
  /// Ends the observation of what was read. Created when first needed.
  var observationSwitch: ObservationSwitch?

  init(in parent: Node) {
    self.parent = parent
    tree = parent.tree
    depth = parent.depth + 1
    environment = parent.childEnvironment
    changed(.focus)
  }

  init(rootOf tree: Tree, environment: EnvironmentValues) {
    self.tree = tree
    depth = 0
    self.environment = environment
  }

  deinit {
    guard let ownReference else { return }
    MainActor.assumeIsolated { ownReference.clear() }
  }

  /// A reference that becomes `nil` when the node goes away.
  final var reference: NodeReference {
    if let ownReference { return ownReference }
    let reference = NodeReference(to: self)
    ownReference = reference
    return reference
  }

  // MARK: Structure

  /// The child nodes, in drawing order.
  var children: [Node] { [] }

  /// The children on the screen: all, unless a container holds some back.
  var shownChildren: [Node] { children }

  /// `true` if the children are separate parts, such as the statements of a closure.
  var isSequence: Bool { false }

  /// The environment for the children.
  var childEnvironment: EnvironmentValues { environment }

  /// `true` if the node has a size of its own.
  var isElement: Bool { false }

  /// The elements that the enclosing container has to place, in order.
  final var elements: [Node] {
    if isElement { return [self] }
    return innerElements
  }

  /// The elements within this node that it, or its container, has to place, in order.
  final var innerElements: [Node] {
    if let elementCache { return elementCache }
    let elements = shownChildren.flatMap(\.elements)
    elementCache = elements
    return elements
  }

  /// The enclosing element that places this node, or `nil` for the root.
  final var layoutParent: Node? {
    var node = parent
    while let current = node {
      if current.isElement { return current }
      node = current.parent
    }
    return nil
  }

  /// Removes the node and all below it from the tree.
  final func detach() {
    guard isAttached else { return }
    changed(.look)
    detachAll()
    changed(.focus)
  }

  private func detachAll() {
    isAttached = false
    for child in children { child.detachAll() }
    stopTracking()
    willLeave()
    parent = nil
  }

  /// Called when the node is removed from the tree.
  func willLeave() {}

  /// Adopts a new environment and passes it on.
  final func adopt(_ surroundings: EnvironmentValues) {
    guard !surroundings.isIdentical(to: environment) else { return }
    environment = surroundings
    environmentChanged()
  }

  /// Adopts the parent's current environment, for nodes whose children adopt theirs by themselves.
  final func adoptParentEnvironment() {
    environment = parent?.childEnvironment ?? environment
  }

  /// Called after a new environment has been adopted.
  func environmentChanged() {
    for child in children { child.adopt(childEnvironment) }
  }

  /// Evaluates the description again, after something that it depends on has changed.
  func evaluate() {}

  /// Shows `body` within, for nodes of composed views.
  func setBody(_ body: some View) {}

  // MARK: Changes

  /// Marks `what` as outdated. The next pass over the tree handles it.
  final func changed(_ what: Change) {
    switch what {
    case .body: tree.invalidate(self)
    case .size: tree.invalidateLayout(of: self)
    case .look: for element in elements { damage(element.extent) }
    case .block(let block):
      let origin = Point(x: frame.minX + block.minX, y: frame.minY + block.minY)
      damage(Rect(origin: origin, size: block.size))
    case .children: childrenChanged()
    case .layoutValues: layoutValuesChanged()
    case .focus: tree.structureChanged()
    case .keys: tree.keysChanged()
    }
  }

  private func childrenChanged() {
    tree.structureChanged()
    var node: Node? = self
    while let current = node {
      current.elementCache = nil
      current.layout.forgetPlace()
      if current.isElement { return tree.invalidateLayout(of: current) }
      node = current.parent
    }
  }

  private func layoutValuesChanged() {
    var node = layoutParent
    while let current = node {
      current.layout.forgetPlace()
      tree.invalidateLayout(of: current)
      guard current.forwardsLayoutValues else { return }
      node = current.layoutParent
    }
  }

  /// Marks the visible cells of `rect` for redrawing.
  final func damage(_ rect: Rect) {
    tree.damage(visiblePart(of: rect))
  }

  // MARK: Layout

  /// The priority in a stack. Higher ones get their room earlier.
  var layoutPriority: Double { 0 }

  /// `true` if the element only separates others.
  var isSpacer: Bool { false }

  /// The value stored for the enclosing layout, on this element or on its only child.
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  /// `true` if values stored on the only child element count for this one too.
  var forwardsLayoutValues: Bool { false }

  /// `true` if elements within may exceed the frame, because they were asked to.
  var allowsOverflow: Bool { clipsContent }

  /// The guide `key` set by the element, or something within, at the size for `proposal`, in cells
  /// from its left or top edge. `nil` if it isn't set.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? { nil }

  /// Measures the size for `proposal`.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  /// Places the child elements, after ``frame`` was set.
  func placeChildren(_ proposal: ProposedSize) {}

  // MARK: Clipping

  /// `true` if content outside the element is hidden.
  var clipsContent: Bool { false }

  /// `true` if the node covers the whole screen, wherever it is in the tree.
  var isLayer: Bool { false }

  /// Scrolls to show `rect`, as far as this node can. Returns its new position.
  func reveal(_ rect: Rect) -> Rect { rect }

  /// `true` if `child` is on the screen whenever this node is.
  func shows(_ child: Node) -> Bool { isSequence ? parent?.shows(child) ?? true : true }

  /// `true` if the node is on the screen, rather than held back by an enclosing container.
  final var isShown: Bool {
    var node = self
    while let parent = node.parent {
      guard parent.shows(node) else { return false }
      node = parent
    }
    return true
  }

  /// `true` if this node is `other` or one of its descendants.
  final func isWithin(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current !== other { node = current.parent }
    return node != nil
  }

  // MARK: Input

  /// The name of the view's type, without generic arguments.
  var viewName: String { "EmptyView" }

  /// `true` if the node keeps a composed view by its body.
  var hasBody: Bool { false }

  /// The node itself if it is a focus scope.
  var scope: SlotNode? { nil }

  var isFocusable: Bool { false }

  /// `true` if the focus should start within this node.
  var prefersFocus: Bool { false }

  /// The places of the node that a label can lead to: itself if it can have the focus, or parts of
  /// it, such as the rows of a list.
  var jumpSpots: [JumpSpot] {
    guard isFocusable else { return [] }
    return [JumpSpot(visibleRegion) { [weak self] in self?.requestFocus() }]
  }

  /// Called when the node gains or loses the focus.
  func focusChanged(_ isFocused: Bool) {}

  /// Called when the focus enters or leaves the node and its descendants.
  func focusWithinChanged(_ hasFocus: Bool) {}

  /// The keys that the node handles, for display.
  var keyTable: KeyTable? { nil }

  /// The keys that the node handles wherever the focus is in its scope, if nothing there uses them.
  var shortcutTable: KeyTable? { nil }

  /// The hardware cursor while an enclosing view has the focus.
  var hardwareCursor: Point? { nil }

  /// `true` if text is edited at the hardware cursor, which is hidden elsewhere.
  var editsText: Bool { false }

  /// The origin of the node's text, for the cursor while the node has the focus.
  var textOrigin: Point? {
    for element in innerElements {
      if let origin = element.textOrigin { return origin }
    }
    return nil
  }

  /// `true` if the node receives keys, pasted text and the mouse. It doesn't while it or an
  /// enclosing view is disabled.
  var takesInput: Bool { environment.isEnabled }

  /// `true` if the node handles the mouse. If it takes no input now, a press on it still doesn't
  /// reach what lies below.
  var usesMouse: Bool { false }

  /// Handles `key`. Returns `false` if it wasn't used.
  func handle(_ key: KeyPress) -> Bool { false }

  /// Handles pasted text. Returns `false` if it wasn't used.
  func handlePaste(_ text: String) -> Bool { false }

  /// Handles that the text pasted last lacks `lines` at its end. Returns `false` if it wasn't used.
  func handleCutPaste(lines: Int) -> Bool { false }

  /// Handles a mouse event. Returns `false` if it wasn't used.
  func handle(_ mouse: MouseEvent) -> Bool { false }

  /// Called when the release of a press that the node has handled will never come.
  func mouseWasLost() {}

  // MARK: Words

  /// The spoken description of the node.
  var spoken: SpokenProperties { SpokenProperties() }

  /// The text that the node shows, if it is text.
  var spokenText: String? { nil }

  // MARK: Drawing

  /// The cells that the element itself may draw in.
  var drawnRegion: Rect { frame }

  /// `true` if the node draws anything besides its children.
  var drawsItself: Bool { false }

  /// Draws the element and its child elements within the painter's clip.
  func draw(_ painter: Painter) {
    drawElements(painter)
  }
}
