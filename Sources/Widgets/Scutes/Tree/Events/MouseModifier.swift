// SPDX-License-Identifier: Apache-2.0

/// Handles the mouse for its content.
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
  /// Handles the mouse while it is over the view. `action` gets the event and the cell, relative to
  /// the view's top left corner, and returns whether it used the event.
  ///
  /// A disabled view ignores the mouse, and keeps presses from what lies beneath it.
  public func onMouse(_ action: @escaping (MouseEvent, Point) -> Bool) -> some View {
    modifier(MouseModifier(action: action))
  }

  /// Runs `action` when the view is clicked, unless it is disabled.
  public func onTap(_ action: @escaping () -> Void) -> some View {
    onMouse { event, _ in
      guard case .press(.left) = event.kind else { return false }
      action()
      return true
    }
  }
}
