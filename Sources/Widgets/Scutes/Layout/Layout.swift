// SPDX-License-Identifier: Apache-2.0

/// An arrangement of views: their total size, and the place of each.
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
/// Children cache their answers, so measuring twice with the same proposal is free, and a layout
/// needs no cache. Measure with few different proposals, and place with one of them. The cost of a
/// tree then grows with its number of views rather than its depth (docs/decisions/0002).
public protocol Layout {
  /// Returns the total size for `proposal`, which may ask for the minimum, the maximum or the ideal
  /// size: see ``ProposedSize``.
  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size

  /// Places each of `subviews` within `bounds`, whose size was returned for `proposal`. This may
  /// also be called just to find guides, so it must have no other effects.
  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews)

  /// `true` if two layouts arrange the same views alike.
  static func areSame(_ lhs: Self, _ rhs: Self) -> Bool
}

extension Layout {
  /// `true` if both are identical byte for byte.
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool { haveSameBytes(lhs, rhs) }
}

extension Layout where Self: Equatable {
  /// `true` if both are equal.
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs == rhs }
}
