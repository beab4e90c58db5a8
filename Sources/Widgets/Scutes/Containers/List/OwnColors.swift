// SPDX-License-Identifier: Apache-2.0

/// Preserves the colours of its content in a selected row.
@usableFromInline struct OwnColorsModifier: NodeModifier {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    OwnColorsNode(modifier, in: parent)
  }
}

private final class OwnColorsNode: ModifierNode<OwnColorsModifier> {}

extension Node {
  /// Redraws views that keep their colours, over the look of the row.
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
  /// Keeps the view's own colours in a selected row of a ``List``, where everything else has the
  /// colours of the selection. Useful for colour samples.
  public func keepsColorsWhenSelected() -> some View {
    modifier(OwnColorsModifier())
  }
}
