// SPDX-License-Identifier: Apache-2.0

/// A layout of any type. Views keep their state when one layout replaces another.
///
/// ```swift
/// let layout = size.width < 60 ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
/// layout {
///   Board()
///   Controls()
/// }
/// ```
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Wraps `layout`, erasing its type.
  public init(_ layout: some Layout) {
    self.layout = layout
  }

  /// Returns the size from the wrapped layout.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    layout.sizeThatFits(proposal, subviews: subviews)
  }

  /// Places the views with the wrapped layout.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  /// `true` if both wrap the same layout.
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool {
    func isSame<L: Layout>(_ layout: L) -> Bool {
      (rhs.layout as? L).map { L.areSame(layout, $0) } ?? false
    }
    return isSame(lhs.layout)
  }
}
