/// Something that is shown over the whole screen: a sheet or an alert, with what is below dimmed.
final class LayerNode: ScopeNode {
  private var content: Node?
  /// Asks for the layer to go away.
  var dismiss: () -> Void = {}
  /// Whether Escape does so, where nothing within has another use for it.
  var isDismissible = false
  private var derived: EnvironmentValues

  override init(in parent: Node) {
    derived = parent.childEnvironment
    super.init(in: parent)
    derive()
    tree.present(self)
  }

  override var isElement: Bool { true }
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
    WrappedContent(of: self).placeInMiddle(of: frame, proposal: proposal)
  }

  override func draw(_ painter: Painter) {
    painter.dim(frame)
    drawElements(painter)
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard isDismissible, key == KeyPress(.escape) else { return false }
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

/// Asks for the sheet around a view to go away.
public struct DismissAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Does it.
  public func callAsFunction() {
    action()
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Asks for the sheet around the view to go away; does nothing where there is none.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
