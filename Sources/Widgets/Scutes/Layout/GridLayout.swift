// SPDX-License-Identifier: Apache-2.0

/// Rows whose cells line up in columns. Each column is as wide as its widest cell, each row as high
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
/// A view outside a ``GridRow`` has a row for itself. If room is short, the longest columns and
/// rows shrink first, to a common length, but never below the minimum of their cells. Each cell is
/// measured with the minimum, the maximum and its share: see ``Layout``.
public struct GridLayout: Layout, Equatable {
  private let alignment: Alignment
  private let spacing: Size

  /// Creates a grid with the given spacing between columns and rows, whose cells are placed in
  /// their columns and rows by `alignment`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Int = 1, verticalSpacing: Int = 0
  ) {
    self.alignment = alignment
    spacing = Size(width: horizontalSpacing, height: verticalSpacing)
  }

  /// Returns the size of all columns and rows, with the spacing.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let plan = GridPlan(subviews, alignment: alignment, spacing: spacing, in: proposal)
    return Size(
      width: plan.columns.length(plan.columns.indices),
      height: plan.rows.length(plan.rows.indices))
  }

  /// Places each cell in its columns and its row.
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
