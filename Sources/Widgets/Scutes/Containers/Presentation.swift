// SPDX-License-Identifier: Apache-2.0

/// Shows a view over the screen while a binding is set.
@usableFromInline struct PresentationModifier<Presented> {
  let isPresented: Binding<Bool>
  let style: LayerStyle
  let presented: () -> Presented
}

extension PresentationModifier: NodeModifier where Presented: View {
  @usableFromInline static func makeNode(for modifier: Self, in parent: Node) -> ModifierNode<Self>
  {
    PresentationNode(modifier, in: parent)
  }
}

private final class PresentationNode<Presented: View>: ModifierNode<
  PresentationModifier<Presented>
>
{
  private var layer: PresentedNode?

  override var children: [Node] { super.children + (layer.map { [$0] } ?? []) }
  override var shownChildren: [Node] { super.children }

  override func modifierChanged(
    from old: PresentationModifier<Presented>?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    showLayer()
  }

  override func evaluate() {
    needsEvaluation = false
    showLayer()
  }

  private func showLayer() {
    guard tracked({ modifier.isPresented.wrappedValue }) else { return removeLayer() }
    if layer == nil, modifier.style.isSheet, tree.mustWaitWithSheet(self) { return }
    let presented = tracked { modifier.isPresented.wrappedValue ? modifier.presented() : nil }
    guard let presented else { return removeLayer() }
    let isNew = layer == nil
    let layer = layer ?? PresentedNode(in: self)
    self.layer = layer
    let isPresented = modifier.isPresented
    layer.dismiss = { isPresented.wrappedValue = false }
    layer.style = modifier.style
    layer.setContent(AnyView(presented))
    if isNew { tree.activeTransitions.enter(layer, by: transition) }
  }

  private func removeLayer() {
    guard let layer else { return }
    tree.activeTransitions.leave(layer, by: transition)
    layer.detach()
    self.layer = nil
  }

  private var transition: TransitionSettings {
    var settings = environment.presentationTransition
    settings.transition = (modifier.style.transition ?? settings.transition)
      .allowed(by: environment.motion)
    return settings
  }
}

extension View {
  /// Shows `content` without a frame over the dimmed screen while `isPresented` is `true`. Escape
  /// and a click outside dismiss it if `isDismissible`, unless `content` uses Escape.
  public func overlayLayer(
    isPresented: Binding<Bool>, isDismissible: Bool = true,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: LayerStyle(isDismissible: isDismissible),
        presented: content))
  }

  /// Shows `content` over the screen next to this view, below it if there is room, else above,
  /// while `isPresented` is `true`. It takes all keys. Escape and a click outside dismiss it.
  public func popover(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented,
        style: LayerStyle(placement: .attached, dims: false, transition: .identity),
        presented: content))
  }

  /// Shows `content` over the screen at `alignment` while `isPresented` is `true`. It takes neither
  /// keys nor the mouse.
  public func floating(
    isPresented: Binding<Bool>, alignment: Alignment,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented,
        style: LayerStyle(
          placement: .aligned(alignment), dims: false, takesInput: false, transition: .identity),
        presented: content))
  }
}
