/// What the kit keeps of a view from one frame to the next: its place in the tree, its
/// surroundings, its layout, and in the subclasses its description and state. What a kind of node
/// does is what it overrides; what is no longer as it was it says by `changed(_:)`.
///
/// A node is either an *element*, which has a size and is placed by the container around it, or
/// *transparent*: it only passes its children on to that container.
public class Node {
  /// The node that this one belongs to; nil for the root.
  private(set) unowned var parent: Node?
  /// The tree that this node is part of.
  unowned let tree: Tree
  /// Steps from the root.
  let depth: Int
  /// The type of the view that the node was made for; nil for one that stands for none.
  final var viewType: ObjectIdentifier?
  /// The surroundings that the description was evaluated in.
  var environment: EnvironmentValues

  /// Where the element is.
  final var layout = NodeLayout()
  /// How large it has said it is.
  final var answers = LayoutAnswers()
  /// Whether the description must be evaluated again.
  var needsEvaluation = false
  /// Whether this node is part of a tree.
  private(set) var isAttached = true
  private var elementCache: [Node]?
  /// The frame for which the body was last read, and that for which the element was last drawn.
  final var (evaluatedFrame, drawnFrame) = (0, 0)

  private var ownReference: NodeReference?

  /// The node that is being evaluated.
  static var evaluated: Node?
  /// How often the description was evaluated.
  var evaluation = 0
  /// Whether something that was read would evaluate the node when it changes.
  var isObserving = false
  /// Ends the observation of what was read; there is one once that was needed.
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

  /// How those find the node who do not keep it.
  final var reference: NodeReference {
    if let ownReference { return ownReference }
    let reference = NodeReference(to: self)
    ownReference = reference
    return reference
  }

  // MARK: Structure

  /// The nodes of the parts that this one is made of, in the order in which they are drawn.
  var children: [Node] { [] }

  /// The children that are on the screen: all, but for containers that keep some back.
  var shownChildren: [Node] { children }

  /// Whether the children are separate parts, such as the statements of a closure.
  var isSequence: Bool { false }

  /// The environment that children are evaluated in.
  var childEnvironment: EnvironmentValues { environment }

  /// Whether the node has a size of its own.
  var isElement: Bool { false }

  /// The elements that a container around this node has to place, in order.
  final var elements: [Node] {
    if isElement { return [self] }
    return innerElements
  }

  /// The elements within this node that it, or the container around it, has to place, in order.
  final var innerElements: [Node] {
    if let elementCache { return elementCache }
    let elements = shownChildren.flatMap(\.elements)
    elementCache = elements
    return elements
  }

  /// The element around this node that places it; nil for the root.
  final var layoutParent: Node? {
    var node = parent
    while let current = node {
      if current.isElement { return current }
      node = current.parent
    }
    return nil
  }

  /// Takes the node and all below it out of the tree.
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

  /// Called when the node is taken out of the tree.
  func willLeave() {}

  /// Takes other surroundings, and hands them on.
  final func take(_ surroundings: EnvironmentValues) {
    guard !surroundings.isIdentical(to: environment) else { return }
    environment = surroundings
    environmentChanged()
  }

  /// Takes the surroundings that the parent has by now, where those within take theirs by themselves.
  final func takeSurroundings() {
    environment = parent?.childEnvironment ?? environment
  }

  /// Called after other surroundings have been taken.
  func environmentChanged() {
    for child in children { child.take(childEnvironment) }
  }

  /// Evaluates the description again, after something that it depends on has changed.
  func evaluate() {}

  /// Shows `body` within, where the node keeps a view that is made of others.
  func setBody(_ body: some View) {}

  // MARK: Changes

  /// Notes that `what` is no longer as the last frame shows it. Nothing is done about it before the
  /// next pass over the tree.
  final func changed(_ what: Change) {
    switch what {
    case .body: tree.invalidate(self)
    case .size: tree.invalidateLayout(of: self)
    case .look: for element in elements { damage(element.extent) }
    case .block(let block):
      let origin = Point(x: frame.minX + block.minX, y: frame.minY + block.minY)
      damage(Rect(origin: origin, size: block.size))
    case .children: childrenChanged()
    case .notes: notesChanged()
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

  private func notesChanged() {
    var node = layoutParent
    while let current = node {
      current.layout.forgetPlace()
      tree.invalidateLayout(of: current)
      guard current.handsNotesOn else { return }
      node = current.layoutParent
    }
  }

  /// Asks for the cells of `rect` to be drawn again, as far as they show.
  final func damage(_ rect: Rect) {
    tree.damage(visiblePart(of: rect))
  }

  // MARK: Layout

  /// How early a stack gives the element its room; the highest first.
  var layoutPriority: Double { 0 }

  /// Whether the element is there to keep others apart.
  var isSpacer: Bool { false }

  /// What was noted on the element, or on the only one within, for the layout around it.
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  /// Whether what is noted on the only element within is noted on this one too.
  var handsNotesOn: Bool { false }

  /// Whether elements within may stand beyond the frame, because that was asked for.
  var mayBeOutgrown: Bool { clipsContent }

  /// Where the element, or something within, sets the guide `key`, when it has the size that it
  /// takes for `proposal`: cells from its left or top edge; nil where nothing sets it.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? { nil }

  /// Works out the size in the room of `proposal`.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  /// Places the elements within, after ``frame`` was set.
  func placeChildren(_ proposal: ProposedSize) {}

  // MARK: Clipping

  /// Whether nothing within shows outside the element.
  var clipsContent: Bool { false }

  /// Whether the node lies over the whole screen, whatever it is within.
  var isLayer: Bool { false }

  /// Moves what is within so that `rect` shows, as far as this node can; returns where it is then.
  func reveal(_ rect: Rect) -> Rect { rect }

  /// Whether the screen shows `child` where it shows this node.
  func shows(_ child: Node) -> Bool { isSequence ? parent?.shows(child) ?? true : true }

  /// Whether the node is on the screen, and not kept back by a container around it.
  final var isShown: Bool {
    var node = self
    while let parent = node.parent {
      guard parent.shows(node) else { return false }
      node = parent
    }
    return true
  }

  /// Whether this node is `other` or belongs to it.
  final func isWithin(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current !== other { node = current.parent }
    return node != nil
  }

  // MARK: Input

  /// The type of the view, without what it is made of.
  var viewName: String { "EmptyView" }

  /// Whether the node keeps a view that is made of others by its body.
  var hasBody: Bool { false }

  /// The node itself where it keeps the focus within.
  var scope: SlotNode? { nil }

  /// Whether the node can have the keys.
  var isFocusable: Bool { false }

  /// Whether the focus is to begin within this node.
  var prefersFocus: Bool { false }

  /// Called when the node gains or loses the keys.
  func focusChanged(_ isFocused: Bool) {}

  /// Called when the keys come to the node or to something within it, or leave it.
  func focusWithinChanged(_ hasFocus: Bool) {}

  /// The keys that the node answers to, for those who show them.
  var keyTable: KeyTable? { nil }

  /// The keys that the node answers to wherever the focus is in its scope, where that has no use
  /// for them.
  var shortcutTable: KeyTable? { nil }

  /// Where the hardware cursor is to stand while something around this node has the keys.
  var hardwareCursor: Point? { nil }

  /// Where the text of the node begins: what the cursor stands on while the node has the keys.
  var textOrigin: Point? {
    for element in innerElements {
      if let origin = element.textOrigin { return origin }
    }
    return nil
  }

  /// Whether the node is asked what keys, pasted text and the mouse mean here: where it, or a view
  /// around it, is disabled, it is not.
  var takesInput: Bool { environment.isEnabled }

  /// Whether the mouse has a use for the node. A press on one that takes no input now goes no
  /// further, so that it does not reach what lies below.
  var usesMouse: Bool { false }

  /// Does what `key` means here; false where it means nothing.
  func handle(_ key: KeyPress) -> Bool { false }

  /// Takes text that was pasted; false where there is no use for it.
  func handlePaste(_ text: String) -> Bool { false }

  /// Does what the mouse means here; false where it means nothing.
  func handle(_ mouse: MouseEvent) -> Bool { false }

  /// Called when a press that the node has taken will not be let go over it or elsewhere.
  func mouseWasLost() {}

  // MARK: Words

  /// What is said of the node in words.
  var spoken: SpokenProperties { SpokenProperties() }

  /// The text that the node shows, where it is one.
  var spokenText: String? { nil }

  // MARK: Drawing

  /// The cells that the element itself may draw in.
  var drawnRegion: Rect { frame }

  /// Whether the node draws something besides its children.
  var drawsItself: Bool { false }

  /// Draws what the element shows within the painter's clip, and the elements within it.
  func draw(_ painter: Painter) {
    drawElements(painter)
  }
}
