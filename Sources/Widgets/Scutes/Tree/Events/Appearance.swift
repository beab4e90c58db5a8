// SPDX-License-Identifier: Apache-2.0

/// Runs an action when its content appears or disappears.
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
  /// Runs `action` when the view first appears.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    modifier(LifecycleModifier(onAppear: action) {})
  }

  /// Runs `action` when the view is removed for good.
  public func onDisappear(perform action: @escaping () -> Void) -> some View {
    modifier(LifecycleModifier(onAppear: {}, onDisappear: action))
  }
}
