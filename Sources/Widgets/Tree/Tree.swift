/// The views on a screen as the kit keeps them, and what there is to do before the next frame.
///
/// A frame takes four passes, each over no more of the tree than has changed:
///
///     evaluate   bodies whose state, model or environment has changed
///     measure    elements whose content has changed, and those around them as far as sizes change
///     place      elements that have got another place or size
///     draw       elements that reach into a damaged block of the screen
public final class Tree {
  /// Counts what the passes do; for tests and for finding out why a frame is slow.
  public var counts = TreeCounts()
  /// Who has the keys.
  public let focus = FocusSystem()
  /// What is to be done at a certain time.
  let schedule: Schedule
  /// The key tables that are in force, innermost first.
  public let activeKeys = ActiveKeys()

  private(set) var root: Node?
  private var waitingForEvaluation: [Node] = []
  private var waitingForLayout = LayoutQueue()
  private(set) var damaged: [Rect] = []
  private(set) var hasStructureChanged = true
  private(set) var presentedLayers: [LayerNode] = []

  /// A tree without views, whose clock is `now`.
  init(now: @escaping () -> Duration) {
    schedule = Schedule(now: now)
  }

  func mount(_ root: Node) {
    self.root = root
  }

  // MARK: What has changed

  /// Asks for the body of `node` to be read again.
  func invalidate(_ node: Node) {
    guard !node.needsEvaluation else { return }
    node.needsEvaluation = true
    waitingForEvaluation.append(node)
  }

  /// Asks for the sizes of the element `node` to be checked, and its children to be placed again.
  func invalidateLayout(of node: Node) {
    guard !node.isLayoutDirty else { return }
    node.isLayoutDirty = true
    waitingForLayout.append(node)
  }

  /// Asks for the cells of `rect` to be drawn again.
  func damage(_ rect: Rect) {
    guard !rect.isEmpty, !damaged.contains(where: { $0.union(rect) == $0 }) else { return }
    damaged.removeAll { rect.union($0) == rect }
    damaged.append(rect)
  }

  /// Notes that other nodes are on the screen than before.
  func structureChanged() {
    hasStructureChanged = true
  }

  func structureWasTaken() {
    hasStructureChanged = false
  }

  /// Adds one to a count.
  func count(_ what: WritableKeyPath<TreeCounts, Int>) {
    counts[keyPath: what] += 1
  }

  // MARK: Layers

  func present(_ layer: LayerNode) {
    presentedLayers.append(layer)
    structureChanged()
  }

  func dismiss(_ layer: LayerNode) {
    presentedLayers.removeAll { $0 === layer }
    damage(layer.extent)
    structureChanged()
  }

  /// Where the hardware cursor stands: on what has the focus.
  var hardwareCursor: Point? {
    focus.focused?.innerCursor
  }

  // MARK: The passes

  /// Whether a frame would differ from the one before.
  var needsFrame: Bool {
    !waitingForEvaluation.isEmpty || !waitingForLayout.isEmpty || !damaged.isEmpty
      || hasStructureChanged
  }

  /// Reads the bodies that are out of date, outermost first, so that none is read twice.
  func evaluate() {
    while !waitingForEvaluation.isEmpty {
      let nodes = waitingForEvaluation.sorted { $0.depth < $1.depth }
      waitingForEvaluation = []
      for node in nodes where node.needsEvaluation && node.isAttached { node.evaluate() }
    }
  }

  /// Measures and places what has changed within `size`.
  func layOut(in size: Size) {
    guard let root else { return }
    let proposal = ProposedSize(size)
    if root.frame.size == size {
      recheckSizes()
    } else {
      waitingForLayout = LayoutQueue()
      root.forgetSizes()
      damage(Rect(origin: .zero, size: size))
    }
    root.needsPlacement = true
    root.place(at: .zero, proposal: proposal)
    for layer in presentedLayers { layer.place(at: .zero, proposal: proposal) }
  }

  /// Checks sizes from the innermost element outwards, no further than they differ.
  private func recheckSizes() {
    var placed: [Node] = []
    while let node = waitingForLayout.popDeepest() {
      guard node.isAttached else { continue }
      if node.recheckSizes(), let parent = node.layoutParent {
        parent.needsPlacement = true
        invalidateLayout(of: parent)
      } else {
        placed.append(node)
      }
    }
    for node in placed.sorted(by: { $0.depth < $1.depth }) { node.placeAgain() }
  }

  /// Draws what is damaged; returns the blocks that were drawn.
  func draw(on painter: Painter) -> [Rect] {
    let blocks = damaged.map { $0.intersection(painter.bounds) }.filter { !$0.isEmpty }
    damaged = []
    for block in blocks {
      painter.clip = block
      painter.erase(block)
      root?.draw(painter)
      for layer in presentedLayers { layer.draw(painter) }
    }
    return blocks
  }
}
