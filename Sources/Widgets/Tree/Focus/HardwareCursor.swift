/// Marks where the hardware cursor stands while something around it has the keys.
struct HardwareCursorModifier<Content: View>: ModifierView {
  let content: Content
  let offset: Point?

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    HardwareCursorNode(view, in: parent)
  }
}

private final class HardwareCursorNode<Content: View>: ModifierNode<
  HardwareCursorModifier<Content>
>
{
  override var hardwareCursor: Point? {
    guard let offset = view.offset else { return nil }
    let origin = region.origin
    return Point(x: origin.x + offset.x, y: origin.y + offset.y)
  }
}

extension View {
  /// Puts the hardware cursor `offset` cells from the view's top left corner while the focus is on
  /// the view or around it, so that screen readers and braille lines follow; nowhere where nil.
  public func hardwareCursor(at offset: Point?) -> some View {
    HardwareCursorModifier(content: self, offset: offset)
  }
}
