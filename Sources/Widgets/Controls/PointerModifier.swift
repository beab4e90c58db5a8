/// What the mouse does on a control, for those that need to know how large they are.
struct Pointer {
  /// What the mouse did.
  let event: MouseEvent
  /// Where, from the control's top left cell.
  let place: Point
  /// Columns by rows of the control.
  let size: Size

  /// Whether the pointer is over the control.
  var isInside: Bool { Rect(origin: .zero, size: size).contains(place) }
}

/// Answers to the mouse on behalf of a control that can be used.
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
  /// Does `action` for what the mouse does over the control; it says whether that meant something.
  /// A press that did owns all until it is let go; `lost` is called where that never comes.
  func onPointer(
    lost: @escaping () -> Void = {}, perform action: @escaping (Pointer) -> Bool
  ) -> some View {
    modifier(PointerModifier(lost: lost, action: action))
  }

  /// Does `action`, given the cell, when the left button is pressed and let go over the control.
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
