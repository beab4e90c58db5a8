/// Something that is shown over the whole screen: a sheet, an alert, a menu, a toast. Where in it
/// the content stands is its subclass's.
class LayerNode: SlotNode {
  /// Asks for the layer to go away.
  var dismiss: () -> Void = {}
  /// How it stands over the screen.
  var style = LayerStyle() {
    didSet {
      guard style != oldValue else { return }
      layout.forgetPlace()
      changed(.look)
      changed(.focus)
    }
  }
  /// Whether any frame has shown it.
  private(set) var wasDrawn = false
  /// Rows that it is held further down than where it belongs.
  private(set) var drawnDown = 0
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

  /// What is shown of what the layer holds, and not the ground around.
  var contentExtent: Rect { innerElements.reduce(.zero) { $0.union($1.extent) } }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  /// Follows what it is attached to.
  func anchorMayHaveMoved() {
    if style.placement == .attached { layout.forgetPlace() }
  }

  /// What is attached stands by what it belongs to, and so shows where that does.
  override func reveal(_ rect: Rect) -> Rect {
    style.placement == .attached ? parent?.region ?? rect : rect
  }

  override func draw(_ painter: Painter) {
    wasDrawn = true
    if style.dims {
      if environment.isLinear { painter.erase(frame) } else { dimGround(painter) }
    }
    guard let entrance = tree.passages.entrance(of: self) else { return drawElements(painter) }
    entrance.drawEntrance(of: contentExtent, on: painter) { drawElements(painter) }
  }

  /// How many columns of what is below make no picture any more, on a screen of at least so many.
  private static let sliver = (columns: 4, screen: Size(width: 40, height: 10))

  /// Draws back what is below. Beside a layer that leaves only a few columns of it, nothing is seen:
  /// they would look like something that went wrong.
  private func dimGround(_ painter: Painter) {
    painter.dim(frame, butFor: tree.brightNodes.filter(\.isShown).map(\.visibleRegion))
    let extent = contentExtent
    let screen = Self.sliver.screen
    guard case .aligned = style.placement, tree.passages.entrance(of: self) == nil,
      frame.width >= screen.width, frame.height >= screen.height,
      extent.width > 0, extent.width < frame.width,
      extent.minX - frame.minX <= Self.sliver.columns,
      frame.maxX - extent.maxX <= Self.sliver.columns
    else { return }
    painter.erase(
      Rect(x: frame.minX, y: extent.minY, width: frame.width, height: extent.height))
  }

  // MARK: Drawing down

  /// Holds the content `rows` further down than where it belongs, never further up.
  func drawDown(by rows: Int) {
    stopGlide()
    setDrawnDown(rows)
  }

  /// Lets the content go back to where it belongs.
  func springBack() {
    guard drawnDown > 0 else { return }
    guard environment.motion == .full else { return setDrawnDown(0) }
    stopGlide()
    glide = Glide(from: Double(drawnDown), to: 0, .spring(), in: tree) { [weak self] rows in
      self?.setDrawnDown(Int(rows.rounded()))
    }
  }

  private func setDrawnDown(_ rows: Int) {
    guard max(0, rows) != drawnDown else { return }
    drawnDown = max(0, rows)
    layout.forgetPlace()
    changed(.look)
  }

  private func stopGlide() {
    guard let glide else { return }
    tree.movements.stop(glide)
    self.glide = nil
  }

  /// It can be used whatever the view that it belongs to can.
  override var takesInput: Bool { true }

  override func handle(_ key: KeyPress) -> Bool {
    guard style.isDismissible, key == KeyPress(.escape) else { return false }
    dismiss()
    return true
  }

  /// A click outside the content does what the tables within have Escape for, or else dismisses the
  /// layer; nothing below it is reached.
  override func handle(_ mouse: MouseEvent) -> Bool {
    let isInside = innerElements.contains { $0.frame.contains(mouse.position) }
    guard case .press(.left) = mouse.kind, !isInside else { return true }
    if let leaving { leaving.perform() } else if style.isDismissible { dismiss() }
    return true
  }

  /// What the first table on the way of the keys has Escape for.
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
