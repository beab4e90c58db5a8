// SPDX-License-Identifier: Apache-2.0

/// Views in columns of given widths, filled row by row.
///
/// ```
/// VGridLayout(columns: [GridItem(.adaptive(minimum: 6))]) { … }
///
///   in 20 columns          in 13
///   one    two    three    one    two
///   four   five            three  four
///                          five
/// ```
///
/// It fills the proposed width as far as its columns can. Each view is proposed the width of its
/// column, and has its ideal height.
public struct VGridLayout: Layout, Equatable {
  private let columns: [GridItem]
  private let alignment: Alignment
  private let spacing: Size

  /// Creates a grid of the given columns, at least one, with views placed in their cells by
  /// `alignment`.
  public init(
    columns: [GridItem], alignment: Alignment = .topLeading, horizontalSpacing: Int = 1,
    verticalSpacing: Int = 0
  ) {
    precondition(!columns.isEmpty, "a grid needs a column")
    self.columns = columns
    self.alignment = alignment
    spacing = Size(width: max(0, horizontalSpacing), height: verticalSpacing)
  }

  /// Returns the size of all columns, and of the rows that the views need.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let plan = plan(proposal, subviews)
    return Size(
      width: plan.columns.length(plan.columns.indices),
      height: plan.rows.length(plan.rows.indices))
  }

  /// Places the views row by row from the top, each row from the left.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    let plan = plan(proposal, subviews)
    let (columnStarts, rowStarts) = (plan.columns.starts, plan.rows.starts)
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: plan.columns.lengths.count)
      let offer = offer(plan.columns.lengths[column], proposal)
      let box = Rect(
        x: bounds.minX + columnStarts[column], y: bounds.minY + rowStarts[row],
        width: plan.columns.lengths[column], height: plan.rows.lengths[row])
      let rect = (plan.items[column].alignment ?? alignment)
        .place(subview.sizeThatFits(offer), in: box)
      subview.place(at: rect.origin, proposal: offer)
    }
  }

  private struct Plan {
    var items: [GridItem]
    var columns: GridTracks
    var rows: GridTracks
  }

  private func plan(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Plan {
    let items = items(proposal.width, views: subviews.count)
    let (least, most) = (items.map(\.limits.least), items.map(\.limits.most))
    let gaps = spacing.width * (items.count - 1)
    let widths =
      switch proposal.width {
      case 0, ProposedSize.ideal: least
      case ProposedSize.unlimited...: most
      default: LengthShares.share(proposal.width - gaps, least: least, most: most)
      }
    var heights = Array(repeating: 0, count: (subviews.count + items.count - 1) / items.count)
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: items.count)
      let offer = offer(widths[column], proposal)
      heights[row] = max(heights[row], subview.sizeThatFits(offer).height)
    }
    return Plan(
      items: items, columns: GridTracks(lengths: widths, spacing: spacing.width),
      rows: GridTracks(lengths: heights, spacing: spacing.height))
  }

  private func offer(_ width: Int, _ proposal: ProposedSize) -> ProposedSize {
    proposal == .minimum
      ? .minimum
      : ProposedSize(width: min(width, ProposedSize.unlimited), height: ProposedSize.ideal)
  }

  /// The columns for `width`, with adaptive ones repeated as often as they fit.
  private func items(_ width: Int, views: Int) -> [GridItem] {
    guard width > 0 else { return columns }
    var taken = columns.map { $0.limits.least + spacing.width }.reduce(0, +) - spacing.width
    return columns.flatMap { item in
      guard case .adaptive = item.size else { return [item] }
      let others = taken - item.limits.least
      let count =
        width >= ProposedSize.unlimited
        ? max(1, views) : item.count(in: width, taken: others, spacing: spacing.width)
      taken += (count - 1) * (item.limits.least + spacing.width)
      return Array(repeating: item, count: count)
    }
  }
}
