/// Shows something over the screen while a value says so.
struct PresentationModifier<Content: View, Presented: View>: ModifierView {
  let content: Content
  let isPresented: Binding<Bool>
  let style: LayerStyle
  let presented: () -> Presented

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    PresentationNode(view, in: parent)
  }
}

private final class PresentationNode<Content: View, Presented: View>: ModifierNode<
  PresentationModifier<Content, Presented>
>
{
  private var layer: LayerNode?

  override init(_ view: PresentationModifier<Content, Presented>, in parent: Node) {
    super.init(view, in: parent)
    showLayer()
  }

  override var children: [Node] { super.children + (layer.map { [$0] } ?? []) }
  override var shownChildren: [Node] { super.children }

  override func viewChanged(
    from old: PresentationModifier<Content, Presented>, environmentChanged: Bool
  ) {
    showContent()
    showLayer()
  }

  override func evaluate() {
    needsEvaluation = false
    showLayer()
  }

  private func showLayer() {
    guard tracked({ view.isPresented.wrappedValue }) else { return removeLayer() }
    if layer == nil, view.style.isSheet, tree.mustWaitWithSheet(self) { return }
    let presented = tracked { view.isPresented.wrappedValue ? view.presented() : nil }
    guard let presented else { return removeLayer() }
    let isNew = layer == nil
    let layer = layer ?? LayerNode(in: self)
    self.layer = layer
    let isPresented = view.isPresented
    layer.dismiss = { isPresented.wrappedValue = false }
    layer.style = view.style
    layer.setContent(presented, environment: environment)
    if isNew { tree.passages.enter(layer, by: transition) }
  }

  private func removeLayer() {
    guard let layer else { return }
    tree.passages.leave(layer, by: transition)
    layer.detach()
    self.layer = nil
  }

  private var transition: TransitionSettings {
    var settings = environment.presentationTransition
    settings.transition = (view.style.transition ?? settings.transition)
      .allowed(by: environment.motion)
    return settings
  }
}

extension View {
  /// Shows `content` as it is over the dimmed screen while `isPresented` is true. Escape and a click
  /// outside make it go if `isDismissible`, unless `content` has a use for Escape.
  public func overlayLayer(
    isPresented: Binding<Bool>, isDismissible: Bool = true,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    PresentationModifier(
      content: self, isPresented: isPresented, style: LayerStyle(isDismissible: isDismissible),
      presented: content)
  }

  /// Shows `content` over the screen by this view, below it where there is room, else above, while
  /// `isPresented` is true. It takes all keys, and goes away on Escape and a click outside.
  public func popover(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    PresentationModifier(
      content: self, isPresented: isPresented,
      style: LayerStyle(placement: .attached, dims: false, transition: .identity),
      presented: content)
  }

  /// Shows `content` over the screen where `alignment` says while `isPresented` is true. It takes
  /// neither keys nor the mouse.
  public func floating(
    isPresented: Binding<Bool>, alignment: Alignment,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    PresentationModifier(
      content: self, isPresented: isPresented,
      style: LayerStyle(
        placement: .aligned(alignment), dims: false, takesInput: false, transition: .identity),
      presented: content)
  }
}
