// SPDX-License-Identifier: Apache-2.0

/// The content of a wrapper. Several views stand one below the other.
struct WrappedContent {
  private static let column = StackLayout(axis: .vertical)
  private let subviews: [LayoutSubview]

  init(of node: Node) {
    self.init(node.innerElements)
  }

  init(_ elements: [Node]) {
    subviews = elements.map(LayoutSubview.init)
  }

  /// The priority of the only view, or 0.
  var priority: Double { subviews.count == 1 ? subviews[0].priority : 0 }

  /// The value set on the only view.
  func layoutValue(for key: ObjectIdentifier) -> Any? {
    subviews.count == 1 ? subviews[0].node.layoutValue(for: key) : nil
  }

  /// The guide `key` if it is set within, relative to the edge of the content.
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

  /// Centres the content in `bounds`. If it is too large it begins at the top left.
  func placeCentered(in bounds: Rect, proposal: ProposedSize) {
    let rect = Alignment.center.place(size(for: proposal), in: bounds)
    let origin = Point(x: max(bounds.minX, rect.minX), y: max(bounds.minY, rect.minY))
    place(at: origin, proposal: proposal)
  }
}
