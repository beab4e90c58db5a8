/// Rows whose cells line up in columns: each column is as wide as its widest cell, each row as high
/// as its highest.
///
/// ```swift
/// GridLayout(alignment: .leading, horizontalSpacing: 2) {
///   GridRow {                                              Level   Best    Mean
///     Text("Level")                                        Easy    3:10    4:02
///     Text("Best").gridColumnAlignment(.trailing)          Medium  6:55   11:40
///     Text("Mean").gridColumnAlignment(.trailing)          ────────────────────
///   }                                                      All levels      7:51
///   ForEach(levels) { … }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   GridRow {
///     Text("All levels").gridCellColumns(2)
///     Text("7:51")
///   }
/// }
/// ```
///
/// A view outside of a ``GridRow`` takes a row for itself. Where there is less room than the cells
/// would like, columns and rows shrink to one common length first and keep what their cells need at
/// least. Each cell is asked for the least, the most, and for its share: see ``Layout``.
public struct GridLayout: Layout, Equatable {
  private let alignment: Alignment
  private let spacing: Size

  /// A grid whose cells stand by `alignment` in their columns and rows, which are so many columns
  /// and rows apart.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Int = 1, verticalSpacing: Int = 0
  ) {
    self.alignment = alignment
    spacing = Size(width: horizontalSpacing, height: verticalSpacing)
  }

  /// All columns and rows, and what is between them.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let plan = GridPlan(subviews, alignment: alignment, spacing: spacing, in: proposal)
    return Size(
      width: plan.columns.length(plan.columns.indices),
      height: plan.rows.length(plan.rows.indices))
  }

  /// Each cell in its columns and its row.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    let plan = GridPlan(subviews, alignment: alignment, spacing: spacing, in: proposal)
    let (columnStarts, rowStarts) = (plan.columns.starts, plan.rows.starts)
    for cell in plan.cells where !cell.subview.isSpacer {
      let box = Rect(
        x: bounds.minX + columnStarts[cell.columns.lowerBound],
        y: bounds.minY + rowStarts[cell.row],
        width: plan.columns.length(cell.columns), height: plan.rows.lengths[cell.row])
      cell.subview.place(
        at: plan.origin(of: cell, in: box), proposal: plan.proposal(for: cell))
    }
  }
}
