/// Something that is shown over the whole screen: a sheet, an alert, a menu, a toast.
class LayerNode: ScopeNode {
  private var content: Node?
  /// Asks for the layer to go away.
  var dismiss: () -> Void = {}
  /// How it stands over the screen.
  var style = LayerStyle() {
    didSet {
      guard style != oldValue else { return }
      needsPlacement = true
      needsDisplay()
      tree.structureChanged()
    }
  }
  private unowned let owner: Node
  private var derived: EnvironmentValues

  override init(in parent: Node) {
    derived = parent.childEnvironment
    owner = parent
    super.init(in: parent)
    derive()
    tree.present(self)
  }

  override var isElement: Bool { true }
  override var viewName: String { "Layer" }
  override var isLayer: Bool { true }
  override var drawsItself: Bool { true }
  override var children: [Node] { content.map { [$0] } ?? [] }
  override var childEnvironment: EnvironmentValues { derived }

  func setContent(_ view: some View, environment: EnvironmentValues) {
    if !environment.isIdentical(to: self.environment) {
      self.environment = environment
      derive()
    }
    let old = content
    content = Node.reconcile(old, with: AnyView(view), in: self)
    if content !== old { shownChildrenChanged() }
  }

  private func derive() {
    derived = environment
    derived.dismiss = DismissAction { [weak self] in self?.dismiss() }
  }

  override func willLeave() {
    tree.dismiss(self)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let content = WrappedContent(of: self)
    let size = content.size(for: proposal)
    let origin = style.origin(of: size, on: frame, anchor: owner.region)
    content.place(at: origin, proposal: proposal)
  }

  /// Follows what it is attached to.
  func anchorMayHaveMoved() {
    if style.placement == .attached { needsPlacement = true }
  }

  override func draw(_ painter: Painter) {
    if style.dims { painter.dim(frame) }
    drawElements(painter)
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard style.isDismissible, key == KeyPress(.escape) else { return false }
    dismiss()
    return true
  }

  /// A click outside the content does what Escape does; nothing below the layer is reached.
  override func handle(_ mouse: MouseEvent) -> Bool {
    let isInside = innerElements.contains { $0.frame.contains(mouse.position) }
    guard case .press(.left) = mouse.kind, !isInside else { return true }
    let escape = KeyPress(.escape)
    if let focused = tree.focus.focused {
      _ = focused.path(upTo: self).contains { $0.handle(escape) }
    } else {
      _ = forEachShown { $0.handle(escape) }
    }
    return true
  }
}
