/// Tells when its content comes and goes.
struct LifecycleModifier<Content: View>: ModifierView {
  let content: Content
  let onAppear: () -> Void
  let onDisappear: () -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    LifecycleNode(view, in: parent)
  }
}

private final class LifecycleNode<Content: View>: ModifierNode<LifecycleModifier<Content>> {
  override init(_ view: LifecycleModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    view.onAppear()
  }

  override func willLeave() {
    view.onDisappear()
  }
}

extension View {
  /// Does `action` when the view is first put on the screen.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    LifecycleModifier(content: self, onAppear: action) {}
  }

  /// Does `action` when the view is taken off the screen for good.
  public func onDisappear(perform action: @escaping () -> Void) -> some View {
    LifecycleModifier(content: self, onAppear: {}, onDisappear: action)
  }
}
