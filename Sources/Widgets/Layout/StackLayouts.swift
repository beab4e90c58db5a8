/// The layout of a row: views side by side. With ``AnyLayout`` it can take the place of another.
public struct HStackLayout: Layout, Equatable {
  private let stack: StackLayout

  /// A row whose views are `spacing` columns apart.
  public init(alignment: VerticalAlignment = .center, spacing: Int = 0) {
    stack = StackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
  }

  /// As wide as all together, as high as the highest.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    stack.sizeThatFits(proposal, subviews: subviews)
  }

  /// From the left to the right.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }
}

/// The layout of a column: views one below the other.
public struct VStackLayout: Layout, Equatable {
  private let stack: StackLayout

  /// A column whose views are `spacing` rows apart.
  public init(alignment: HorizontalAlignment = .center, spacing: Int = 0) {
    stack = StackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
  }

  /// As high as all together, as wide as the widest.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    stack.sizeThatFits(proposal, subviews: subviews)
  }

  /// From the top to the bottom.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }
}
