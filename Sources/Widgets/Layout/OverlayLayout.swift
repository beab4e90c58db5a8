/// On top of each other; as large as the largest.
struct OverlayLayout: Layout, Equatable {
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
    subviews.reduce(.zero) { size, subview in
      let child = subview.sizeThatFits(proposal)
      return Size(width: max(size.width, child.width), height: max(size.height, child.height))
    }
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    for subview in subviews {
      let rect = alignment.place(subview.sizeThatFits(proposal), in: bounds)
      subview.place(at: rect.origin, proposal: proposal)
    }
  }
}
