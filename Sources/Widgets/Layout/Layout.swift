/// A way to arrange views: how large they are together, and where each of them goes.
///
/// A child's answer is kept, so asking it twice for the same proposal costs nothing. Ask with few
/// different proposals, and place with one that the size was asked for with: then the cost of a
/// tree grows with its number of views and not with its depth (docs/decisions/0002).
public protocol Layout {
  /// The size of all together in the room of `proposal`.
  func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size

  /// Places each of `subviews` within `bounds`, whose size was answered for `proposal`.
  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview])

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

/// One of the views that a layout arranges.
public struct LayoutSubview {
  let node: Node

  /// The size that the view takes in the room of `proposal`.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { node.size(for: proposal) }

  /// Puts the view's top left cell at `origin`, with the size it takes for `proposal`.
  public func place(at origin: Point, proposal: ProposedSize) {
    node.place(at: origin, proposal: proposal)
  }

  /// Those with more get their room first.
  public var priority: Double { node.layoutPriority }

  /// Whether the view is there to keep others apart and takes room along the stack only.
  public var isSpacer: Bool { node.isSpacer }
}
