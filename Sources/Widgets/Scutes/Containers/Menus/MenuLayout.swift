// SPDX-License-Identifier: Apache-2.0

/// Rows below each other, all as wide as the widest. Rows that fill any width, such as dividers,
/// don't count.
struct MenuLayout: Layout, Equatable {
  func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
    let row = row(in: proposal, subviews)
    let height = subviews.reduce(0) { $0 + $1.sizeThatFits(row).height }
    return Size(width: row.width, height: height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    let row = row(in: proposal, subviews)
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: Point(x: bounds.minX, y: y), proposal: row)
      y += subview.sizeThatFits(row).height
    }
  }

  private func row(in proposal: ProposedSize, _ subviews: [LayoutSubview]) -> ProposedSize {
    let widths = subviews.map { $0.sizeThatFits(.maximum).width }
    let widest = widths.filter { $0 < ProposedSize.unlimited }.max() ?? 0
    return ProposedSize(width: min(widest, proposal.width), height: ProposedSize.unlimited)
  }
}

/// A row of a menu: a mark, a title, and its key at the far end, omitted if there isn't room for
/// both.
struct MenuRowLayout: Layout, Equatable {
  private static let gap = 2

  func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
    let natural = subviews.map { $0.sizeThatFits(.maximum) }
    let width = natural.reduce(0) { $0 + $1.width } + Self.gap
    return Size(
      width: proposal.width < ProposedSize.unlimited ? proposal.width : width,
      height: natural.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    guard subviews.count == 3 else { return }
    let (mark, label, key) = (subviews[0], subviews[1], subviews[2])
    let markWidth = mark.sizeThatFits(.maximum).width
    let wanted = key.sizeThatFits(.maximum).width
    let labelWidth = label.sizeThatFits(.maximum).width
    let keyWidth = markWidth + labelWidth + wanted <= bounds.width ? wanted : 0
    let room = max(0, bounds.width - markWidth - keyWidth)
    mark.place(at: bounds.origin, proposal: ProposedSize(width: markWidth, height: 1))
    label.place(
      at: Point(x: bounds.minX + markWidth, y: bounds.minY),
      proposal: ProposedSize(width: room, height: bounds.height))
    key.place(
      at: Point(x: bounds.minX + markWidth + room, y: bounds.minY),
      proposal: ProposedSize(width: keyWidth, height: 1))
  }
}
