/// A way to arrange views: how large they are together, and where each of them goes.
///
/// ```swift
/// /// Each view a column further to the right than the one above.
/// struct Stairs: Layout, Equatable {
///   func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
///     let sizes = subviews.map { $0.sizeThatFits(proposal) }
///     return Size(
///       width: sizes.enumerated().map { $0 + $1.width }.max() ?? 0,
///       height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
///     var origin = bounds.origin
///     for subview in subviews {
///       subview.place(at: origin, proposal: proposal)
///       origin.x += 1
///       origin.y += subview.sizeThatFits(proposal).height
///     }
///   }
/// }
///
/// Stairs() {              one
///   Text("one")            two
///   Text("two")             three
///   Text("three")
/// }
/// ```
///
/// A child's answer is kept, so asking it twice for the same proposal costs nothing; there is no
/// cache to fill. Ask with few different proposals, and place with one that the size was asked for
/// with: then the cost of a tree grows with its number of views and not with its depth
/// (docs/decisions/0002).
public protocol Layout {
  /// The size of all together in the room of `proposal`, which may ask for the least, the most or
  /// the size by itself instead: see ``ProposedSize``.
  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size

  /// Places each of `subviews` within `bounds`, whose size was answered for `proposal`. This may
  /// also be asked only to find out where guides would be, and must change nothing else.
  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews)

  /// Whether two layouts arrange the same views alike.
  static func areSame(_ lhs: Self, _ rhs: Self) -> Bool
}

extension Layout {
  /// Whether the two are the same to the byte.
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool { haveSameBytes(lhs, rhs) }
}

extension Layout where Self: Equatable {
  /// Whether the two are equal.
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs == rhs }
}
