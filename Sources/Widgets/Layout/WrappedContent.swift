/// What is inside a wrapper. Several views there stand one below the other.
struct WrappedContent {
  private static let column = StackLayout(axis: .vertical)
  private let subviews: [LayoutSubview]

  /// What is inside `node`.
  init(of node: Node) {
    self.init(node.innerElements)
  }

  /// `elements`.
  init(_ elements: [Node]) {
    subviews = elements.map(LayoutSubview.init)
  }

  /// The priority of the only view.
  var priority: Double { subviews.count == 1 ? subviews[0].priority : 0 }

  /// What is noted on the only view.
  func layoutValue(for key: ObjectIdentifier) -> Any? {
    subviews.count == 1 ? subviews[0].node.layoutValue(for: key) : nil
  }

  /// Where the guide `key` is set within, counted from the edge of the content.
  func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    if subviews.count == 1 { return subviews[0].node.guide(key, for: proposal) }
    guard let node = subviews.first?.node, node.tree.hasAlignmentGuides || key.isOfText else {
      return nil
    }
    return Placements.record { place(at: .zero, proposal: proposal) }.mergedGuide(key)
  }

  func size(for proposal: ProposedSize) -> Size {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return Self.column.sizeThatFits(proposal, subviews: subviews)
  }

  func place(at origin: Point, proposal: ProposedSize) {
    if subviews.count == 1 { return subviews[0].place(at: origin, proposal: proposal) }
    let bounds = Rect(origin: origin, size: size(for: proposal))
    Self.column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  /// Places the content in the middle of `bounds`; what is too large begins at the top left.
  func placeInMiddle(of bounds: Rect, proposal: ProposedSize) {
    let rect = Alignment.center.place(size(for: proposal), in: bounds)
    let origin = Point(x: max(bounds.minX, rect.minX), y: max(bounds.minY, rect.minY))
    place(at: origin, proposal: proposal)
  }
}
