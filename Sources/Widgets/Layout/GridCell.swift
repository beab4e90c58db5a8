/// A view of a grid, and the columns and the row that it stands in.
struct GridCell {
  let subview: LayoutSubview
  let columns: Range<Int>
  let row: Int
  let unsizedAxes: Axis.Set

  /// Whether the cell says how long the columns (or the rows, along the vertical axis) are.
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
  /// Has the view take `count` columns of its ``GridRow``, at least one.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Has all cells in the column of the view stand by `alignment`. Of several views that say so in
  /// one column, the first counts.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    layoutValue(key: GridAlignmentKey.self, value: alignment)
  }

  /// Leaves the view out of account when the widths of columns or the heights of rows are worked
  /// out: it gets what the other cells need. A line between two rows would else fill the screen.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }
}
