// SPDX-License-Identifier: Apache-2.0

/// The hardware cursor, on the focused view.
struct HardwareCursor: Equatable {
  let place: Point
  /// `true` if it is visible: where text is edited, or in linear mode. Elsewhere it would look like
  /// a character of its own. Braille displays follow it all the same.
  let isShown: Bool
}

/// Positions the hardware cursor while an enclosing view has the focus.
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
  /// or around the view, so that screen readers and braille displays can follow. `nil` requests no
  /// cursor. It is visible in linear mode only.
  public func hardwareCursor(at offset: Point?) -> some View {
    modifier(HardwareCursorModifier(offset: offset))
  }
}
