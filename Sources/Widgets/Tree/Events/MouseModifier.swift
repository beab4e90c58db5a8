/// Answers to the mouse on behalf of its content.
@usableFromInline struct MouseModifier: NodeModifier {
  let action: (MouseEvent, Point) -> Bool

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    MouseNode(modifier, in: parent)
  }
}

private final class MouseNode: ModifierNode<MouseModifier> {
  override var usesMouse: Bool { true }

  override func handle(_ mouse: MouseEvent) -> Bool {
    let origin = region.origin
    let local = Point(x: mouse.position.x - origin.x, y: mouse.position.y - origin.y)
    return modifier.action(mouse, local)
  }
}

extension View {
  /// Answers to the mouse while it is over the view: `action` is given what it did and the cell,
  /// counted from the view's top left corner, and says whether that meant something here. While the
  /// view is disabled it is not asked, and a press reaches nothing below.
  public func onMouse(_ action: @escaping (MouseEvent, Point) -> Bool) -> some View {
    modifier(MouseModifier(action: action))
  }

  /// Does `action` when the view is clicked, unless it is disabled.
  public func onTap(_ action: @escaping () -> Void) -> some View {
    onMouse { event, _ in
      guard case .press(.left) = event.kind else { return false }
      action()
      return true
    }
  }
}
