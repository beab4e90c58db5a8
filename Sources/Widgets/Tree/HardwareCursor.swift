/// Marks where the hardware cursor stands while something around it has the keys.
struct HardwareCursorModifier<Content: View>: PrimitiveView {
  let content: Content
  let offset: Point?

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    HardwareCursorNode(view, in: parent)
  }
}

private final class HardwareCursorNode<Content: View>: TransparentNode<
  HardwareCursorModifier<Content>
>
{
  override init(_ view: HardwareCursorModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
  }

  override var hardwareCursor: Point? {
    guard let offset = view.offset else { return nil }
    let origin = region.origin
    return Point(x: origin.x + offset.x, y: origin.y + offset.y)
  }

  override func viewChanged(from old: HardwareCursorModifier<Content>, environmentChanged: Bool) {
    setContent(view.content)
  }
}

extension View {
  /// Puts the hardware cursor `offset` cells from the view's top left corner while the focus is on
  /// the view or around it, so that screen readers and braille lines follow; nowhere where nil.
  public func hardwareCursor(at offset: Point?) -> some View {
    HardwareCursorModifier(content: self, offset: offset)
  }
}
