/// A layout of any type: views that are arranged by it keep their state when another takes its
/// place.
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

  /// `layout`, its type forgotten.
  public init(_ layout: some Layout) {
    self.layout = layout
  }

  /// What the layout says.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    layout.sizeThatFits(proposal, subviews: subviews)
  }

  /// Where the layout places them.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  /// Whether both are of one type and the same in it.
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool {
    func isSame<L: Layout>(_ layout: L) -> Bool {
      (rhs.layout as? L).map { L.areSame(layout, $0) } ?? false
    }
    return isSame(lhs.layout)
  }
}
