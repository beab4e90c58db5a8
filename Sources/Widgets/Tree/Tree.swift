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
  /// Who wants to be told of the pointer.
  let hover = HoverSystem()
  /// What is to be done at a certain time.
  let schedule: Schedule
  /// All that moves.
  let movements: Movements
  /// What is on its way onto the screen or off it.
  private(set) lazy var passages = Passages(in: self)
  /// The key tables that are in force, innermost first.
  public let activeKeys = ActiveKeys()

  /// Which elements stand beyond what they are in.
  public let overflows = LayoutOverflows()
  /// Which views have changed again and again without an end.
  public let endlessChanges = EndlessChanges()
  /// Whether a view has ever set a guide; as long as none has, nobody looks for them.
  var hasAlignmentGuides = false
  /// What has the focus, in words.
  let focusReport = FocusReport()
  /// What can be done by name.
  let commandSources = CommandSources()

  private(set) var root: Node?
  private var waitingForEvaluation: [Node] = []
  private var waitingForLayout = LayoutQueue()
  private(set) var damaged = Damage()
  private(set) var hasStructureChanged = true
  /// Whether nodes answer to other keys than before, or do other things on them.
  private(set) var haveKeysChanged = false
  private var layers: [LayerNode] = []
  /// The layers that were shown when the screen was last laid out.
  private var placedLayers: [LayerNode] = []
  private(set) var waitingForLayers: [Node] = []
  private var clips = 0
  /// Which frame the passes work on, from 1.
  private(set) var frameNumber = 1
  /// How what is being described anew is to take its new looks; at once where nil.
  private(set) var animation: Animation?

  /// A tree without views, whose clock is `now`.
  init(now: @escaping () -> Duration) {
    schedule = Schedule(now: now)
    movements = Movements(schedule: schedule)
  }

  /// Whoever keeps a node longer than its tree, such as work that is under way, has it change nothing
  /// any more.
  isolated deinit {
    root?.endTracking()
  }

  func mount(_ root: Node) {
    self.root = root
  }

  // MARK: What has changed

  /// Asks for the body of `node` to be read again.
  func invalidate(_ node: Node) {
    if let animation = AnimationScope.current { self.animation = animation }
    guard !node.needsEvaluation else { return }
    node.needsEvaluation = true
    waitingForEvaluation.append(node)
  }

  /// Asks for the sizes of the element `node` to be checked, and its children to be placed again.
  func invalidateLayout(of node: Node) {
    if node.layout.awaitCheck() { waitingForLayout.append(node) }
  }

  /// Asks for the cells of `rect` to be drawn again.
  func damage(_ rect: Rect) {
    damaged.add(rect)
  }

  /// Notes that other nodes are on the screen than before.
  func structureChanged() {
    hasStructureChanged = true
  }

  func structureWasTaken() {
    hasStructureChanged = false
  }

  /// Notes that a node answers to other keys than before, or does other things on them.
  func keysChanged() {
    haveKeysChanged = true
  }

  func keysWereTaken() {
    haveKeysChanged = false
  }

  /// Adds one to a count.
  func count(_ what: WritableKeyPath<TreeCounts, Int>) {
    counts[keyPath: what] += 1
  }

  /// Calls `describe`, which describes views anew that are to change as `animation` says.
  func animating(_ animation: Animation?, _ describe: () -> Void) {
    let outer = self.animation
    self.animation = animation
    describe()
    self.animation = outer
  }

  // MARK: Layers

  /// What is shown on top of everything, the topmost last. A layer of a screen that is kept back
  /// waits for it.
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

  /// Whether `node` has to wait with a sheet because one is shown that it does not belong to; then
  /// it is evaluated again when a layer goes.
  func mustWaitWithSheet(_ node: Node) -> Bool {
    guard let top = presentedLayers.last(where: \.style.isSheet), !node.isWithin(top) else {
      return false
    }
    waitingForLayers.removeAll { $0 === node || !$0.isAttached }
    waitingForLayers.append(node)
    return true
  }

  /// Has the layers drawn again that come back with what they belong to, and what lies below those
  /// that are kept back with it.
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

  /// The nodes that answer to keys wherever the focus is, in the order in which they came.
  private(set) var shortcutNodes: [Node] = []

  /// Has `node` asked for shortcuts if `hasShortcut`, and no longer otherwise.
  func setShortcut(of node: Node, _ hasShortcut: Bool) {
    let index = shortcutNodes.firstIndex { $0 === node }
    guard hasShortcut != (index != nil) else { return }
    if let index { shortcutNodes.remove(at: index) } else { shortcutNodes.append(node) }
    keysChanged()
  }

  /// The nodes whose key tables work whatever has the focus, in the order in which they came.
  private(set) var everywhereNodes: [Node] = []

  /// Has `node` asked for keys wherever the focus is if `worksEverywhere`, and no longer otherwise.
  func setWorksEverywhere(_ worksEverywhere: Bool, of node: Node) {
    let index = everywhereNodes.firstIndex { $0 === node }
    guard worksEverywhere != (index != nil) else { return }
    if let index { everywhereNodes.remove(at: index) } else { everywhereNodes.append(node) }
  }

  // MARK: Layers that draw back

  /// The nodes that stay as they are drawn where a layer draws back what is below it.
  var brightNodes: [Node] = []

  // MARK: Clips

  /// Whether any element hides what reaches out of it.
  var hasClips: Bool { clips > 0 }

  /// To be called by an element that clips when it comes (1) and when it goes (-1).
  func countClips(by change: Int) {
    clips += change
  }

  /// Where the hardware cursor stands: on what has the focus.
  var hardwareCursor: Point? {
    focus.focused?.innerCursor
  }

  /// To be called when a frame was shown.
  func frameWasShown() {
    frameNumber += 1
  }

  // MARK: The passes

  /// Whether a frame would differ from the one before.
  var needsFrame: Bool {
    !waitingForEvaluation.isEmpty || !waitingForLayout.isEmpty || !damaged.isEmpty
      || hasStructureChanged
  }

  /// Whether there are bodies to read.
  var needsEvaluation: Bool { !waitingForEvaluation.isEmpty }

  /// How often changes may follow from each other before the rest waits for the next frame: a bound
  /// for views that would go on for ever.
  static let mostRounds = 64

  /// Reads the bodies that are out of date, outermost first, so that none is read twice. Those that
  /// are out of date because of it wait for the next call.
  func evaluate() {
    let nodes =
      waitingForEvaluation.count < 2
      ? waitingForEvaluation : waitingForEvaluation.sorted { $0.depth < $1.depth }
    waitingForEvaluation = []
    for node in nodes where node.needsEvaluation && node.isAttached { node.evaluate() }
    if waitingForEvaluation.isEmpty { animation = nil }
  }

  /// Leaves what still changes to the next frame, and notes who that is.
  func breakOff() {
    animation = nil
    let restless = waitingForEvaluation.min { $0.depth < $1.depth } ?? focus.focused ?? root
    if let restless { endlessChanges.note(restless) }
  }

  /// Measures and places what has changed within `size`.
  func layOut(in size: Size) {
    guard let root else { return }
    let proposal = ProposedSize(size)
    let isSameSize = root.frame.size == size
    if isSameSize {
      recheckSizes()
    } else {
      passages.finishAll()
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
    // Content that is evaluated for the room it is given has been so meanwhile.
    for _ in 0..<Self.mostRounds where !waitingForLayout.isEmpty { recheckSizes() }
  }

  private func placeLayers(_ proposal: ProposedSize) {
    let layers = presentedLayers
    for layer in layers {
      layer.anchorMayHaveMoved()
      layer.place(at: .zero, proposal: proposal)
    }
    drawAgain(layersUnlike: layers)
  }

  /// Has the elements around what has the focus bring it into view, and the layers follow them.
  private func revealFocus(_ proposal: ProposedSize) {
    focus.needsReveal = false
    guard let root, let focused = focus.focused else { return }
    var rect = focused.region
    for node in focused.path(upTo: root) { rect = node.reveal(rect) }
    guard !waitingForLayout.isEmpty else { return }
    recheckSizes()
    placeLayers(proposal)
  }

  /// Checks sizes from the innermost element outwards, no further than they differ.
  private func recheckSizes() {
    for node in checkSizes(below: -1) { node.placeAgain() }
  }

  /// Checks sizes as far as they lie more than `depth` steps from the root; returns the elements
  /// that must be placed again where they are, outermost first.
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

  /// Draws what is damaged; returns the blocks that were drawn.
  func draw(on painter: Painter) -> [Rect] {
    let blocks = passages.widened(
      damaged.takeBlocks(within: painter.bounds), on: painter.bounds)
    for block in blocks {
      painter.clip = block
      painter.erase(block)
      root?.draw(painter)
      passages.drawExchanges(on: painter)
      for layer in presentedLayers { layer.draw(painter) }
      passages.drawDepartures(on: painter)
    }
    return blocks
  }
}

/// How much work the passes over a tree have done.
public nonisolated struct TreeCounts: Hashable, Sendable {
  /// Bodies that were read.
  public var evaluated = 0
  /// Descriptions that were the same as before, so that nothing below them was looked at.
  public var skipped = 0
  /// Sizes that were worked out.
  public var measured = 0
  /// Elements that were drawn, each counted once for each block of the screen it was drawn in.
  public var drawn = 0
}
