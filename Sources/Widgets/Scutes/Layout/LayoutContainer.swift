// SPDX-License-Identifier: Apache-2.0

/// Arranges its content with a layout.
@usableFromInline struct LayoutModifier<L> {
  let layout: L
}

extension LayoutModifier: NodeModifier where L: Layout {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    LayoutNode(modifier, in: parent)
  }
}

private final class LayoutNode<L: Layout>: ModifierNode<LayoutModifier<L>>, LabelledRow {
  private var isLinear = false
  weak var labelColumn: LabelColumn?

  override init(_ modifier: LayoutModifier<L>, in parent: Node) {
    super.init(modifier, in: parent)
    isLinear = environment.isLinear
  }

  override var viewName: String {
    switch modifier.layout {
    case let stack as StackLayout: stack.axis == .vertical ? "VStack" : "HStack"
    case is OverlayLayout: "ZStack"
    default: String(String(describing: L.self).prefix { $0 != "<" })
    }
  }

  override var isElement: Bool { true }

  override func modifierChanged(
    from old: LayoutModifier<L>?, environmentChanged: Bool, showContent: () -> Void
  ) {
    if environmentChanged, isLinear != environment.isLinear {
      isLinear.toggle()
      changed(.size)
    }
    showContent()
    if let old, !L.areSame(old.layout, modifier.layout) { changed(.size) }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let subviews = innerElements.map(LayoutSubview.init)
    if let column = linearColumn(in: proposal) { return column.size }
    if let row = labelRow(of: subviews) { return row.size(in: proposal) }
    return modifier.layout.sizeThatFits(proposal, subviews: subviews)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let subviews = innerElements.map(LayoutSubview.init)
    if let column = linearColumn(in: proposal) {
      return column.layout.placeSubviews(
        in: frame, proposal: proposal, subviews: column.subviews)
    }
    if let row = labelRow(of: subviews) { return row.place(in: frame, proposal: proposal) }
    modifier.layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews)
  }

  /// A row of controls stacked vertically.
  private struct LinearColumn {
    let layout: StackLayout
    /// The subviews of the row, without spacers.
    let subviews: [LayoutSubview]
    let size: Size
  }

  /// The controls of a row stacked vertically, in linear mode and if there is room.
  private func linearColumn(in proposal: ProposedSize) -> LinearColumn? {
    guard isLinear, let row = modifier.layout as? StackLayout, row.axis == .horizontal else {
      return nil
    }
    let controls = innerElements.count { element in
      !element.focusableNodes.isEmpty || element.path(upTo: self).contains(where: \.isFocusable)
    }
    guard controls > 1 else { return nil }
    let all = innerElements.map(LayoutSubview.init)
    let subviews = all.filter { !$0.isSpacer }
    let layout = StackLayout(axis: .vertical, alignment: .topLeading, spacing: 0)
    var size = layout.sizeThatFits(proposal, subviews: subviews)
    guard size.height <= proposal.height else { return nil }
    if subviews.count < all.count, proposal.width < ProposedSize.unlimited {
      size.width = max(size.width, proposal.width)
    }
    return LinearColumn(layout: layout, subviews: subviews, size: size)
  }

  var isLabelled: Bool {
    guard let stack = modifier.layout as? StackLayout else { return false }
    return LabelRow.spacer(among: innerElements.map(LayoutSubview.init), of: stack) != nil
  }

  var labelRow: LabelRow? { labelRow(of: innerElements.map(LayoutSubview.init)) }

  /// The row as a label and a control, if it is in a form.
  private func labelRow(of subviews: [LayoutSubview]) -> LabelRow? {
    guard let labelColumn, let stack = modifier.layout as? StackLayout else { return nil }
    return LabelRow(subviews, of: stack, in: labelColumn)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    let bounds = Rect(origin: .zero, size: size(for: proposal))
    return Placements.record {
      modifier.layout.placeSubviews(
        in: bounds, proposal: proposal, subviews: innerElements.map(LayoutSubview.init))
    }
    .mergedGuide(key)
  }
}

extension Layout {
  /// Arranges `content` with this layout.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    content().modifier(LayoutModifier(layout: self))
  }
}
