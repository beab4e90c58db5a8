/// Shows something over the screen while a value says so.
struct PresentationModifier<Content: View, Presented: View>: PrimitiveView {
  let content: Content
  let isPresented: Binding<Bool>
  /// Whether Escape and a click outside make it go where nothing in it says what they do.
  let isDismissible: Bool
  let presented: () -> Presented

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    PresentationNode(view, in: parent)
  }
}

private final class PresentationNode<Content: View, Presented: View>: TransparentNode<
  PresentationModifier<Content, Presented>
>
{
  private var layer: LayerNode?

  override init(_ view: PresentationModifier<Content, Presented>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
    showLayer()
  }

  override var children: [Node] { super.children + (layer.map { [$0] } ?? []) }
  override var shownChildren: [Node] { super.children }

  override func viewChanged(
    from old: PresentationModifier<Content, Presented>, environmentChanged: Bool
  ) {
    setContent(view.content)
    showLayer()
  }

  override func evaluate() {
    needsEvaluation = false
    showLayer()
  }

  private func showLayer() {
    let presented = tracked { view.isPresented.wrappedValue ? view.presented() : nil }
    guard let presented else {
      layer?.detach()
      layer = nil
      return
    }
    let layer = layer ?? LayerNode(in: self)
    self.layer = layer
    let isPresented = view.isPresented
    layer.dismiss = { isPresented.wrappedValue = false }
    layer.isDismissible = view.isDismissible
    layer.setContent(presented, environment: environment)
  }
}
