/// Arranges its content by a layout.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    LayoutContainerNode(view, in: parent)
  }
}

private final class LayoutContainerNode<L: Layout, Content: View>: TransparentNode<
  LayoutContainer<L, Content>
>
{
  override init(_ view: LayoutContainer<L, Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
  }

  override var isElement: Bool { true }

  override func viewChanged(from old: LayoutContainer<L, Content>, environmentChanged: Bool) {
    setContent(view.content)
    if !L.areSame(old.layout, view.layout) { tree.invalidateLayout(of: self) }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    view.layout.sizeThatFits(proposal, subviews: innerElements.map(LayoutSubview.init))
  }

  override func placeChildren(_ proposal: ProposedSize) {
    view.layout.placeSubviews(
      in: frame, proposal: proposal, subviews: innerElements.map(LayoutSubview.init))
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    let bounds = Rect(origin: .zero, size: size(for: proposal))
    return Placements.record {
      view.layout.placeSubviews(
        in: bounds, proposal: proposal, subviews: innerElements.map(LayoutSubview.init))
    }
    .mergedGuide(key)
  }
}

extension Layout {
  /// Arranges `content`.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
