// SPDX-License-Identifier: Apache-2.0

/// Lets the mouse drag the enclosing layer down, like a handle.
@usableFromInline struct GrabberModifier: NodeModifier {
  /// Called on release with the number of rows it was dragged down, negative for up. Returns `true`
  /// if the layer should spring back.
  let release: (_ rows: Int) -> Bool

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    GrabberNode(modifier, in: parent)
  }
}

private final class GrabberNode: ModifierNode<GrabberModifier> {
  /// The row where the drag began, and the current one.
  private var hold: (start: Int, now: Int)?

  private var layer: LayerNode? {
    sequence(first: self as Node) { $0.parent }.lazy.compactMap { $0 as? LayerNode }.first
  }

  override var usesMouse: Bool { true }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      hold = (mouse.position.y, mouse.position.y)
      return true
    case .drag(.left):
      guard let hold else { return true }
      self.hold?.now = mouse.position.y
      layer?.drawDown(by: mouse.position.y - hold.start)
      return true
    case .release(.left):
      guard let hold else { return true }
      self.hold = nil
      if modifier.release(mouse.position.y - hold.start) { layer?.springBack() }
      return true
    default:
      return false
    }
  }

  override func mouseWasLost() {
    hold = nil
    layer?.springBack()
  }
}
