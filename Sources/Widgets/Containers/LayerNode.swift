/// Something that is shown over the whole screen: a sheet or an alert, with what is below dimmed.
final class LayerNode: ScopeNode {
  private var content: Node?
  /// Asks for the layer to go away; nil where it has to be answered.
  var dismiss: (() -> Void)?
  private var derived: EnvironmentValues

  override init(in parent: Node) {
    derived = parent.childEnvironment
    super.init(in: parent)
    tree.present(self)
  }

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }
  override var children: [Node] { content.map { [$0] } ?? [] }
  override var childEnvironment: EnvironmentValues { derived }

  func setContent(_ view: some View, environment: EnvironmentValues) {
    self.environment = environment
    derived = environment
    let dismiss = dismiss
    derived.dismiss = DismissAction { dismiss?() }
    let old = content
    content = Node.reconcile(old, with: AnyView(view), in: self)
    if content !== old { shownChildrenChanged() }
  }

  override func willLeave() {
    tree.dismiss(self)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    for element in innerElements {
      let rect = Alignment.center.place(element.size(for: proposal), in: frame)
      element.place(
        at: Point(x: max(0, rect.minX), y: max(0, rect.minY)), proposal: proposal)
    }
  }

  override func draw(_ painter: Painter) {
    painter.dim(frame)
    drawElements(painter)
  }

  /// A click outside the content asks the layer to go; nothing below the layer is reached.
  override func handle(_ mouse: MouseEvent) -> Bool {
    let isInside = innerElements.contains { $0.frame.contains(mouse.position) }
    if case .press(.left) = mouse.kind, !isInside { dismiss?() }
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
