/// Keeps the inspector on top of everything that the program shows.
struct InspectorLayerModifier<Content: View, Presented: View>: ModifierView {
  let content: Content
  let isPresented: Bool
  let takesInput: Bool
  let presented: Presented

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    InspectorLayerNode(view, in: parent)
  }
}

private final class InspectorLayerNode<Content: View, Presented: View>: ModifierNode<
  InspectorLayerModifier<Content, Presented>
>
{
  private var layer: LayerNode?

  override var children: [Node] { super.children + (layer.map { [$0] } ?? []) }
  override var shownChildren: [Node] { super.children }

  override func viewChanged(
    from old: InspectorLayerModifier<Content, Presented>, environmentChanged: Bool
  ) {
    showContent()
    guard view.isPresented else {
      layer?.detach()
      layer = nil
      return
    }
    let layer = layer ?? InspectorLayer(in: self)
    self.layer = layer
    layer.style = LayerStyle(
      dims: false, takesInput: view.takesInput, isDismissible: false, isOnTop: true)
    layer.setContent(view.presented, environment: environment)
  }
}

/// The layer that the inspector is in, which it does not list.
final class InspectorLayer: LayerNode {}

extension View {
  func inspectorLayer(
    isPresented: Bool, takesInput: Bool, @ViewBuilder content: () -> some View
  ) -> some View {
    InspectorLayerModifier(
      content: self, isPresented: isPresented, takesInput: takesInput, presented: content())
  }
}
