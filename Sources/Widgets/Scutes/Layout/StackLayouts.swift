// SPDX-License-Identifier: Apache-2.0

/// A layout of views side by side, as an alternative to others in ``AnyLayout``.
public struct HStackLayout: Layout, Equatable {
  private let stack: StackLayout

  /// Creates a row with `spacing` columns between views.
  public init(alignment: VerticalAlignment = .center, spacing: Int = 0) {
    stack = StackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
  }

  /// Returns the total width and the greatest height.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    stack.sizeThatFits(proposal, subviews: subviews)
  }

  /// Places the views from left to right.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }
}

/// A layout of views one below the other, as an alternative to others in ``AnyLayout``.
public struct VStackLayout: Layout, Equatable {
  private let stack: StackLayout

  /// Creates a column with `spacing` rows between views.
  public init(alignment: HorizontalAlignment = .center, spacing: Int = 0) {
    stack = StackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
  }

  /// Returns the total height and the greatest width.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    stack.sizeThatFits(proposal, subviews: subviews)
  }

  /// Places the views from top to bottom.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }
}
