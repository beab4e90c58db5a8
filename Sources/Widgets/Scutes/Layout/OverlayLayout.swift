// SPDX-License-Identifier: Apache-2.0

/// Views on top of each other, as large as the largest.
struct OverlayLayout: Layout, Equatable {
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    var size = subviews.reduce(Size.zero) { size, subview in
      let child = subview.sizeThatFits(proposal)
      return Size(width: max(size.width, child.width), height: max(size.height, child.height))
    }
    let (across, down) = guideLines(of: subviews, proposal)
    if let across { size.width = across.length }
    if let down { size.height = down.length }
    return size
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    let (across, down) = guideLines(of: subviews, proposal)
    for (index, subview) in subviews.enumerated() {
      var origin = alignment.place(subview.sizeThatFits(proposal), in: bounds).origin
      if let across { origin.x = bounds.minX + across.offset(index) }
      if let down { origin.y = bounds.minY + down.offset(index) }
      subview.place(at: origin, proposal: proposal)
    }
  }

  /// The alignment lines of the views, unless their sizes alone determine them.
  private func guideLines(
    of subviews: LayoutSubviews, _ proposal: ProposedSize
  ) -> (across: GuideLine?, down: GuideLine?) {
    let hasGuides = subviews.first?.node.tree.hasAlignmentGuides == true
    func line(_ key: AlignmentKey, _ edge: AlignmentEdge?) -> GuideLine? {
      guard edge == nil || hasGuides else { return nil }
      return GuideLine(
        key, edge: edge, subviews.map { ($0.node, proposal, $0.sizeThatFits(proposal)) })
    }
    return (
      line(alignment.horizontal.key, alignment.horizontal.edge),
      line(alignment.vertical.key, alignment.vertical.edge)
    )
  }
}
