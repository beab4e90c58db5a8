/// Keeps the colours of its content out of the look of a selected row.
@usableFromInline struct OwnColorsModifier: NodeModifier {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    OwnColorsNode(modifier, in: parent)
  }
}

private final class OwnColorsNode: ModifierNode<OwnColorsModifier> {}

extension Node {
  /// Draws what keeps its colours once more, over the look of the row around it.
  func drawOwnColors(_ painter: Painter) {
    for child in children {
      if child is OwnColorsNode {
        child.drawElements(painter)
      } else {
        child.drawOwnColors(painter)
      }
    }
  }
}

extension View {
  /// Has the view keep its own colours in a row of a ``List`` that is selected, where all else has the
  /// colours of the selection: for what shows a colour, such as a sample of one.
  public func keepsColorsWhenSelected() -> some View {
    modifier(OwnColorsModifier())
  }
}
