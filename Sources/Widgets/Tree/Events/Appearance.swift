/// Tells when its content comes and goes.
@usableFromInline struct LifecycleModifier: NodeModifier {
  let onAppear: () -> Void
  let onDisappear: () -> Void

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    LifecycleNode(modifier, in: parent)
  }
}

private final class LifecycleNode: ModifierNode<LifecycleModifier> {
  override func modifierChanged(
    from old: LifecycleModifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    if old == nil { modifier.onAppear() }
  }

  override func willLeave() {
    modifier.onDisappear()
  }
}

extension View {
  /// Does `action` when the view is first put on the screen.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    modifier(LifecycleModifier(onAppear: action) {})
  }

  /// Does `action` when the view is taken off the screen for good.
  public func onDisappear(perform action: @escaping () -> Void) -> some View {
    modifier(LifecycleModifier(onAppear: {}, onDisappear: action))
  }
}
