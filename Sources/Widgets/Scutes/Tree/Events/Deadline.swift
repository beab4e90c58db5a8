// SPDX-License-Identifier: Apache-2.0

/// Runs an action at a given time.
@usableFromInline struct DeadlineModifier: NodeModifier {
  let deadline: Duration?
  let action: () -> Void

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    DeadlineNode(modifier, in: parent)
  }
}

private final class DeadlineNode: ModifierNode<DeadlineModifier> {
  private var entry: Schedule.Entry?

  override func modifierChanged(
    from old: DeadlineModifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    if old == nil || old?.deadline != modifier.deadline { arm() }
  }

  override func willLeave() {
    tree.schedule.cancel(entry)
  }

  private func arm() {
    tree.schedule.cancel(entry)
    entry = modifier.deadline.map { deadline in
      tree.schedule.at(deadline) { [weak self] in self?.modifier.action() }
    }
  }
}

extension View {
  /// Runs `action` at `deadline`, a time on the runtime's clock, if the view is still there. `nil`
  /// sets no deadline. The program sleeps until then.
  public func onDeadline(_ deadline: Duration?, _ action: @escaping () -> Void) -> some View {
    modifier(DeadlineModifier(deadline: deadline, action: action))
  }
}
