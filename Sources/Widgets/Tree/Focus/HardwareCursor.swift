/// Marks where the hardware cursor stands while something around it has the keys.
@usableFromInline struct HardwareCursorModifier: NodeModifier {
  let offset: Point?

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    HardwareCursorNode(modifier, in: parent)
  }
}

private final class HardwareCursorNode: ModifierNode<HardwareCursorModifier> {
  override var hardwareCursor: Point? {
    guard let offset = modifier.offset else { return nil }
    let origin = region.origin
    return Point(x: origin.x + offset.x, y: origin.y + offset.y)
  }
}

extension View {
  /// Puts the hardware cursor `offset` cells from the view's top left corner while the focus is on
  /// the view or around it, so that screen readers and braille lines follow; nowhere where nil.
  public func hardwareCursor(at offset: Point?) -> some View {
    modifier(HardwareCursorModifier(offset: offset))
  }
}
