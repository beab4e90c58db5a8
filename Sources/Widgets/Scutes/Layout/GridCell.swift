// SPDX-License-Identifier: Apache-2.0

/// A view in a grid, with its columns and its row.
struct GridCell {
  let subview: LayoutSubview
  let columns: Range<Int>
  let row: Int
  let unsizedAxes: Axis.Set

  /// `true` if the cell affects the widths of columns, or the heights of rows along the vertical
  /// axis.
  func sizes(_ axis: Axis) -> Bool {
    !unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}

private enum GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

private enum GridAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

private enum GridUnsizedKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

extension LayoutSubview {
  var gridColumns: Int { max(1, self[GridColumnsKey.self]) }
  var gridColumnAlignment: HorizontalAlignment? { self[GridAlignmentKey.self] }
  var gridUnsizedAxes: Axis.Set { self[GridUnsizedKey.self] }
}

extension View {
  /// Makes the view span `count` columns of its ``GridRow``, at least one.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Sets the alignment of all cells in the view's column. If several views in a column set one,
  /// the first wins.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    layoutValue(key: GridAlignmentKey.self, value: alignment)
  }

  /// Excludes the view from computing the widths of columns or the heights of rows. Otherwise a
  /// divider between two rows would fill the screen.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }
}
