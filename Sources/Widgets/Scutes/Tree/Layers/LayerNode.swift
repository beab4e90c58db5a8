// SPDX-License-Identifier: Apache-2.0

/// A layer above the whole screen: a sheet, an alert, a menu, a toast. Subclasses position the
/// content.
class LayerNode: SlotNode {
  /// Dismisses the layer.
  var dismiss: () -> Void = {}
  /// The layer's position and behaviour.
  var style = LayerStyle() {
    didSet {
      guard style != oldValue else { return }
      layout.forgetPlace()
      changed(.look)
      changed(.focus)
    }
  }
  /// `true` if any frame has shown the layer.
  private(set) var wasDrawn = false
  /// The number of rows that it is drawn below its proper place.
  private(set) var dragOffset = 0
  private var glide: Glide?

  init(in parent: Node) {
    super.init(in: parent, isScope: true)
    tree.present(self)
  }

  override var isElement: Bool { true }
  override var viewName: String { "Layer" }
  override var isLayer: Bool { true }
  override var drawsItself: Bool { true }

  override func willLeave() {
    stopGlide()
    tree.dismiss(self)
  }

  /// The region covered by the content, without the ground around it.
  var contentExtent: Rect { innerElements.reduce(.zero) { $0.union($1.extent) } }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  /// Updates the position after the anchor may have moved.
  func anchorMayHaveMoved() {
    if style.placement == .attached { layout.forgetPlace() }
  }

  /// Attached content follows its anchor, so it shows wherever the anchor does.
  override func reveal(_ rect: Rect) -> Rect {
    style.placement == .attached ? parent?.region ?? rect : rect
  }

  override func draw(_ painter: Painter) {
    wasDrawn = true
    if style.dims {
      if environment.isLinear { painter.erase(frame) } else { dimGround(painter) }
    }
    guard let entrance = tree.activeTransitions.entrance(of: self) else {
      return drawElements(painter)
    }
    entrance.drawEntrance(of: contentExtent, on: painter) { drawElements(painter) }
  }

  /// On a screen of at least this size, a strip of at most this many columns is too narrow to make
  /// sense.
  private static let sliver = (columns: 4, screen: Size(width: 40, height: 10))

  /// Dims what is below. Beside a layer that leaves only a sliver, the ground is hidden, since the
  /// remains would look like a glitch.
  private func dimGround(_ painter: Painter) {
    painter.dim(frame, butFor: tree.undimmedNodes.filter(\.isShown).map(\.visibleRegion))
    let extent = contentExtent
    let screen = Self.sliver.screen
    guard case .aligned = style.placement, tree.activeTransitions.entrance(of: self) == nil,
      frame.width >= screen.width, frame.height >= screen.height,
      extent.width > 0, extent.width < frame.width,
      extent.minX - frame.minX <= Self.sliver.columns,
      frame.maxX - extent.maxX <= Self.sliver.columns
    else { return }
    painter.erase(
      Rect(x: frame.minX, y: extent.minY, width: frame.width, height: extent.height))
  }

  // MARK: Drawing down

  /// Draws the content `rows` below its proper place, never above it.
  func drawDown(by rows: Int) {
    stopGlide()
    setDrawnDown(rows)
  }

  /// Lets the content glide back to its proper place.
  func springBack() {
    guard dragOffset > 0 else { return }
    guard environment.motion == .full else { return setDrawnDown(0) }
    stopGlide()
    glide = Glide(from: Double(dragOffset), to: 0, .spring(), in: tree) { [weak self] rows in
      self?.setDrawnDown(Int(rows.rounded()))
    }
  }

  private func setDrawnDown(_ rows: Int) {
    guard max(0, rows) != dragOffset else { return }
    dragOffset = max(0, rows)
    layout.forgetPlace()
    changed(.look)
  }

  private func stopGlide() {
    guard let glide else { return }
    tree.animator.stop(glide)
    self.glide = nil
  }

  /// Usable even if the view that it belongs to is disabled.
  override var takesInput: Bool { true }

  override func handle(_ key: KeyPress) -> Bool {
    guard style.isDismissible, key == KeyPress(.escape) else { return false }
    dismiss()
    return true
  }

  /// A click outside the content performs the Escape action of the tables within, or else dismisses
  /// the layer. It never reaches what is below.
  override func handle(_ mouse: MouseEvent) -> Bool {
    let isInside = innerElements.contains { $0.frame.contains(mouse.position) }
    guard case .press(.left) = mouse.kind, !isInside else { return true }
    if let leaving { leaving.perform() } else if style.isDismissible { dismiss() }
    return true
  }

  /// The first Escape entry on the path of the keys.
  private var leaving: KeyTable.Entry? {
    var entry: KeyTable.Entry?
    func isFound(_ node: Node) -> Bool {
      if node.takesInput { entry = node.keyTable?.entry(for: KeyPress(.escape)) }
      return entry != nil
    }
    if let focused = tree.focus.focused {
      _ = focused.path(upTo: self).contains(where: isFound)
    } else {
      _ = forEachShown(isFound)
    }
    return entry
  }
}
