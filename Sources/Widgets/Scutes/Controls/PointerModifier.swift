// SPDX-License-Identifier: Apache-2.0

/// A mouse event on a control, with the control's size.
struct Pointer {
  let event: MouseEvent
  /// The position, relative to the control's top left cell.
  let place: Point
  /// The size of the control.
  let size: Size

  var isInside: Bool { Rect(origin: .zero, size: size).contains(place) }
}

/// Handles the mouse for an enabled control.
@usableFromInline struct PointerModifier: NodeModifier {
  let lost: () -> Void
  let action: (Pointer) -> Bool

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    PointerNode(modifier, in: parent)
  }
}

private final class PointerNode: ModifierNode<PointerModifier> {
  override var usesMouse: Bool { true }

  override func handle(_ mouse: MouseEvent) -> Bool {
    let region = region
    let place = Point(x: mouse.position.x - region.minX, y: mouse.position.y - region.minY)
    return modifier.action(Pointer(event: mouse, place: place, size: region.size))
  }

  override func mouseWasLost() {
    modifier.lost()
  }
}

extension View {
  /// Calls `action` for mouse events over the control; it returns whether it used the event. After
  /// a press that it used, it gets all events until the release. `lost` is called if that never
  /// comes.
  func onPointer(
    lost: @escaping () -> Void = {}, perform action: @escaping (Pointer) -> Bool
  ) -> some View {
    modifier(PointerModifier(lost: lost, action: action))
  }

  /// Runs `action` with the cell when the left button is pressed and released over the control.
  func onClick(perform action: @escaping (Pointer) -> Void) -> some View {
    onPointer { pointer in
      switch pointer.event.kind {
      case .press(.left), .drag(.left): return true
      case .release(.left):
        if pointer.isInside { action(pointer) }
        return true
      default: return false
      }
    }
  }
}
