/// Keeps the inspector on top of everything that the program shows.
@usableFromInline struct InspectorLayerModifier<Presented: View>: NodeModifier {
  let isPresented: Bool
  let takesInput: Bool
  let presented: Presented

  @usableFromInline static func makeNode(for modifier: Self, in parent: Node) -> ModifierNode<Self>
  {
    InspectorLayerNode(modifier, in: parent)
  }
}

private final class InspectorLayerNode<Presented: View>: ModifierNode<
  InspectorLayerModifier<Presented>
>
{
  private var layer: PresentedNode?

  override var children: [Node] { super.children + (layer.map { [$0] } ?? []) }
  override var shownChildren: [Node] { super.children }

  override func modifierChanged(
    from old: InspectorLayerModifier<Presented>?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    guard modifier.isPresented else {
      layer?.detach()
      layer = nil
      return
    }
    let layer = layer ?? InspectorLayer(in: self)
    self.layer = layer
    layer.style = LayerStyle(
      dims: false, takesInput: modifier.takesInput, isDismissible: false, isOnTop: true)
    layer.setContent(AnyView(modifier.presented))
  }
}

/// The layer that the inspector is in, which it does not list.
final class InspectorLayer: PresentedNode {}

extension View {
  func inspectorLayer(
    isPresented: Bool, takesInput: Bool, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      InspectorLayerModifier(
        isPresented: isPresented, takesInput: takesInput, presented: content()))
  }
}
