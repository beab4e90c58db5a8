// SPDX-License-Identifier: Apache-2.0

/// A title bar above the content, at the content's width.
struct SheetLayout: Layout, Equatable {
  /// Whether the content is at the left edge rather than centred.
  var isLeading = false

  /// The number of rows between the bar and the content.
  static let gap = 1
  /// The number of rows in addition to the content: the border, the bar, the gap.
  static let frameRows = 3 + gap
  /// The minimum number of rows that the grabber must be dragged.
  static let dismissDistance = 2
  /// The minimum width, if there is room.
  static let minWidth = 26

  /// The room for the content of a sheet on a screen of `screen`, without frame and margins.
  static func contentSize(on screen: Size) -> Size {
    Size(width: max(0, screen.width - 4), height: max(0, screen.height - frameRows))
  }

  func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
    guard subviews.count == 2 else { return .zero }
    let content = subviews[1].sizeThatFits(inner(proposal))
    return Size(
      width: max(content.width, min(Self.minWidth, proposal.width)),
      height: content.height + 1 + Self.gap)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    guard subviews.count == 2 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedSize(width: bounds.width, height: 1))
    let content = subviews[1].sizeThatFits(inner(proposal))
    let room = Rect(
      x: bounds.minX, y: bounds.minY + 1 + Self.gap, width: bounds.width, height: content.height)
    subviews[1].place(
      at: (isLeading ? Alignment.topLeading : .top).place(content, in: room).origin,
      proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    proposal.inset(by: EdgeInsets(top: 1 + Self.gap))
  }
}
