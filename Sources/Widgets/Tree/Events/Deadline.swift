/// Does something at a certain time.
struct DeadlineModifier<Content: View>: ModifierView {
  let content: Content
  let deadline: Duration?
  let action: () -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    DeadlineNode(view, in: parent)
  }
}

private final class DeadlineNode<Content: View>: ModifierNode<DeadlineModifier<Content>> {
  private var entry: Schedule.Entry?

  override init(_ view: DeadlineModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    arm()
  }

  override func viewChanged(from old: DeadlineModifier<Content>, environmentChanged: Bool) {
    showContent()
    if old.deadline != view.deadline { arm() }
  }

  override func willLeave() {
    tree.schedule.cancel(entry)
  }

  private func arm() {
    tree.schedule.cancel(entry)
    entry = view.deadline.map { deadline in
      tree.schedule.at(deadline) { [weak self] in self?.view.action() }
    }
  }
}

extension View {
  /// Does `action` at `deadline`, a time on the runtime's clock, unless the view is gone by then;
  /// never where it is nil. Until then the program sleeps.
  public func onDeadline(_ deadline: Duration?, _ action: @escaping () -> Void) -> some View {
    DeadlineModifier(content: self, deadline: deadline, action: action)
  }
}
