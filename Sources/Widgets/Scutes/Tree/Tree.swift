// SPDX-License-Identifier: Apache-2.0

/// The persistent views on a screen, and the work to do before the next frame.
///
/// A frame takes four passes, each limited to the parts of the tree that have changed:
///
///     evaluate   bodies whose state, model or environment has changed
///     measure    elements whose content has changed, and those around them as far as sizes change
///     place      elements that have got another place or size
///     draw       elements that reach into a damaged block of the screen
public final class Tree {
  /// Counts the work of the passes, for tests and for finding out why a frame is slow.
  public var counts = TreeCounts()
  /// Tracks the focus.
  public let focus = FocusSystem()
  /// Tracks the pointer.
  let hover = HoverSystem()
  let schedule: Schedule
  let animator: Animator
  private(set) lazy var activeTransitions = ActiveTransitions(in: self)
  /// The key tables in force, innermost first.
  public let activeKeys = ActiveKeys()

  /// The elements that exceed their containers.
  public let overflows = LayoutOverflows()
  /// The views whose changes never came to rest.
  public let updateLoops = UpdateLoops()
  /// `true` if a view has ever set a guide. Until then, guides are never looked up.
  var hasAlignmentGuides = false
  /// The number of tasks of views that have begun and not ended.
  package var tasksUnderWay = 0
  let focusReport = FocusReport()
  let commandSources = CommandSources()

  private(set) var root: Node?
  private var waitingForEvaluation: [Node] = []
  private var waitingForLayout = LayoutQueue()
  private(set) var damaged = Damage()
  private(set) var hasStructureChanged = true
  /// `true` if the keys that nodes handle have changed.
  private(set) var haveKeysChanged = false
  private var layers: [LayerNode] = []
  /// The layers shown at the last layout.
  private var placedLayers: [LayerNode] = []
  private(set) var waitingForLayers: [Node] = []
  private var clips = 0
  /// The number of the current frame, from 1.
  private(set) var frameNumber = 1
  /// The animation for the views being described. `nil` changes them at once.
  private(set) var animation: Animation?

  /// Creates an empty tree with the clock `now`.
  init(now: @escaping () -> Duration) {
    schedule = Schedule(now: now)
    animator = Animator(schedule: schedule)
  }

  /// Stops the tracking of all nodes, since some, such as those of running tasks, may outlive their
  /// tree. Lets go of the key tables, whose actions may hold the views that show them.
  isolated deinit {
    root?.endTracking()
    activeKeys.update([])
  }

  func mount(_ root: Node) {
    self.root = root
  }

  // MARK: What has changed

  /// Requests another evaluation of `node`.
  func invalidate(_ node: Node) {
    if let animation = AnimationScope.current { self.animation = animation }
    guard !node.needsEvaluation else { return }
    node.needsEvaluation = true
    waitingForEvaluation.append(node)
  }

  /// Requests a check of the sizes of the element `node`, and another placement of its children.
  func invalidateLayout(of node: Node) {
    if node.layout.awaitCheck() { waitingForLayout.append(node) }
  }

  /// Marks the cells of `rect` for redrawing.
  func damage(_ rect: Rect) {
    damaged.add(rect)
  }

  /// Records that other nodes are on the screen than before.
  func structureChanged() {
    hasStructureChanged = true
  }

  func structureWasTaken() {
    hasStructureChanged = false
  }

  /// Records that the keys that nodes handle have changed.
  func keysChanged() {
    haveKeysChanged = true
  }

  func keysWereTaken() {
    haveKeysChanged = false
  }

  /// Increments a count.
  func count(_ what: WritableKeyPath<TreeCounts, Int>) {
    counts[keyPath: what] += 1
  }

  /// Calls `describe`, and animates the views that it describes.
  func animating(_ animation: Animation?, _ describe: () -> Void) {
    let outer = self.animation
    self.animation = animation
    describe()
    self.animation = outer
  }

  // MARK: Layers

  /// The visible layers, the topmost last. Layers of a held-back screen wait for it.
  var presentedLayers: [LayerNode] {
    guard !layers.isEmpty else { return [] }
    let shown = layers.filter(\.isShown)
    return shown.filter { !$0.style.isOnTop } + shown.filter(\.style.isOnTop)
  }

  func present(_ layer: LayerNode) {
    layers.append(layer)
    structureChanged()
  }

  func dismiss(_ layer: LayerNode) {
    layers.removeAll { $0 === layer }
    placedLayers.removeAll { $0 === layer }
    damage(layer.extent)
    structureChanged()
    let waiting = waitingForLayers
    waitingForLayers = []
    for node in waiting where node.isAttached { invalidate(node) }
  }

  /// `true` if `node` has to hold its sheet back, because one is shown that it isn't part of. If
  /// so, it is evaluated again when a layer goes.
  func mustWaitWithSheet(_ node: Node) -> Bool {
    guard let top = presentedLayers.last(where: \.style.isSheet), !node.isWithin(top) else {
      return false
    }
    waitingForLayers.removeAll { $0 === node || !$0.isAttached }
    waitingForLayers.append(node)
    return true
  }

  /// Redraws the layers that return along with their owners, and the areas below those that are
  /// held back.
  private func drawAgain(layersUnlike shown: [LayerNode]) {
    guard !placedLayers.elementsEqual(shown, by: ===) else { return }
    for layer in placedLayers where !shown.contains(where: { $0 === layer }) {
      damage(layer.extent)
    }
    for layer in shown where !placedLayers.contains(where: { $0 === layer }) {
      damage(layer.extent)
    }
    placedLayers = shown
  }

  // MARK: Shortcuts

  /// The nodes that handle shortcuts wherever the focus is, oldest first.
  private(set) var shortcutNodes: [Node] = []

  /// Adds `node` to the shortcut nodes, or removes it.
  func setShortcut(of node: Node, _ hasShortcut: Bool) {
    let index = shortcutNodes.firstIndex { $0 === node }
    guard hasShortcut != (index != nil) else { return }
    if let index { shortcutNodes.remove(at: index) } else { shortcutNodes.append(node) }
    keysChanged()
  }

  /// The nodes whose key tables work wherever the focus is, oldest first.
  private(set) var globalKeyNodes: [Node] = []

  /// Adds `node` to the nodes with keys that work everywhere, or removes it.
  func setWorksEverywhere(_ worksEverywhere: Bool, of node: Node) {
    let index = globalKeyNodes.firstIndex { $0 === node }
    guard worksEverywhere != (index != nil) else { return }
    if let index { globalKeyNodes.remove(at: index) } else { globalKeyNodes.append(node) }
  }

  // MARK: Layers that draw back

  /// The nodes that aren't dimmed beneath a layer.
  var undimmedNodes: [Node] = []

  // MARK: Clips

  /// `true` if any element clips its content.
  var hasClips: Bool { clips > 0 }

  /// Called by a clipping element when it is added (1) and removed (-1).
  func countClips(by change: Int) {
    clips += change
  }

  /// The hardware cursor, on the focused view.
  var hardwareCursor: HardwareCursor? {
    focus.focused?.innerCursor
  }

  /// Call this after a frame was shown.
  func frameWasShown() {
    frameNumber += 1
  }

  // MARK: The passes

  /// `true` if a new frame would differ from the last.
  var needsFrame: Bool {
    !waitingForEvaluation.isEmpty || !waitingForLayout.isEmpty || !damaged.isEmpty
      || hasStructureChanged
  }

  /// `true` if there are bodies to evaluate.
  var needsEvaluation: Bool { !waitingForEvaluation.isEmpty }

  /// The maximum number of rounds of changes within a frame, in case views never come to rest.
  static let maxRounds = 64

  /// Evaluates outdated bodies, outermost first, so that none is read twice. Bodies that become
  /// outdated by this wait for the next call.
  func evaluate() {
    let nodes =
      waitingForEvaluation.count < 2
      ? waitingForEvaluation : waitingForEvaluation.sorted { $0.depth < $1.depth }
    waitingForEvaluation = []
    for node in nodes where node.needsEvaluation && node.isAttached { node.evaluate() }
    if waitingForEvaluation.isEmpty { animation = nil }
  }

  /// Leaves the remaining changes to the next frame, and reports their views.
  func breakOff() {
    animation = nil
    let restless = waitingForEvaluation.min { $0.depth < $1.depth } ?? focus.focused ?? root
    if let restless { updateLoops.note(restless) }
  }

  /// Measures and places the changes within `size`.
  func layOut(in size: Size) {
    guard let root else { return }
    let proposal = ProposedSize(size)
    let isSameSize = root.frame.size == size
    if isSameSize {
      recheckSizes()
    } else {
      activeTransitions.finishAll()
      waitingForLayout = LayoutQueue()
      root.forgetSizes()
      damage(Rect(origin: .zero, size: size))
    }
    place(root, proposal)
    if focus.needsReveal || !isSameSize { revealFocus(proposal) }
  }

  private func place(_ root: Node, _ proposal: ProposedSize) {
    root.layout.forgetPlace()
    root.place(at: .zero, proposal: proposal)
    placeLayers(proposal)
    // Content that depends on its proposed size has been evaluated meanwhile.
    for _ in 0..<Self.maxRounds where !waitingForLayout.isEmpty { recheckSizes() }
  }

  private func placeLayers(_ proposal: ProposedSize) {
    let layers = presentedLayers
    for layer in layers {
      layer.anchorMayHaveMoved()
      layer.place(at: .zero, proposal: proposal)
    }
    drawAgain(layersUnlike: layers)
  }

  /// Scrolls the focused node into view, and moves the layers along.
  private func revealFocus(_ proposal: ProposedSize) {
    focus.needsReveal = false
    guard let root, let focused = focus.focused else { return }
    var rect = focused.region
    for node in focused.path(upTo: root) { rect = node.reveal(rect) }
    guard !waitingForLayout.isEmpty else { return }
    recheckSizes()
    placeLayers(proposal)
  }

  /// Checks sizes from the inside outwards, as far as they differ.
  private func recheckSizes() {
    for node in checkSizes(below: -1) { node.placeAgain() }
  }

  /// Checks the sizes of elements deeper than `depth`. Returns those that must be placed again in
  /// the same frame, outermost first.
  func checkSizes(below depth: Int) -> [Node] {
    var placed: [Node] = []
    while let node = waitingForLayout.popDeepest(below: depth) {
      guard node.isAttached, node.layout.isDirty else { continue }
      if node.recheckSizes(), let parent = node.layoutParent {
        parent.layout.forgetPlace()
        invalidateLayout(of: parent)
      } else {
        placed.append(node)
      }
    }
    return placed.count < 2 ? placed : placed.sorted { $0.depth < $1.depth }
  }

  /// Draws the damaged blocks, and returns them.
  func draw(on painter: Painter) -> [Rect] {
    let blocks = activeTransitions.widened(
      damaged.takeBlocks(within: painter.bounds), on: painter.bounds)
    for block in blocks {
      painter.clip = block
      painter.erase(block)
      root?.draw(painter)
      activeTransitions.drawExchanges(on: painter)
      for layer in presentedLayers { layer.draw(painter) }
      activeTransitions.drawDepartures(on: painter)
    }
    return blocks
  }
}

/// The work done by the passes over a tree.
public nonisolated struct TreeCounts: Hashable, Sendable {
  /// The number of bodies evaluated.
  public var evaluated = 0
  /// The number of unchanged descriptions, whose subtrees were skipped.
  public var skipped = 0
  /// The number of sizes measured.
  public var measured = 0
  /// The number of elements drawn, each counted once for every block it was drawn in.
  public var drawn = 0

  package init() {}
}
