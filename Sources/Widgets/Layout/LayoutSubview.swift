/// One of the views that a layout arranges.
public struct LayoutSubview {
  let node: Node

  /// The size that the view takes in the room of `proposal`.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { node.size(for: proposal) }

  /// Puts the view's top left cell at `origin`, with the size it takes for `proposal`.
  public func place(at origin: Point, proposal: ProposedSize) {
    if Placements.recorded?.append(Placement(node: node, origin: origin, proposal: proposal)) == nil
    {
      node.place(at: origin, proposal: proposal)
    }
  }

  /// Those with more get their room first.
  public var priority: Double { node.layoutPriority }

  /// Whether the view is there to keep others apart and takes room along the stack only.
  public var isSpacer: Bool { node.isSpacer }

  /// What ``View/layoutValue(key:value:)`` has noted on the view; the default where it has not.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(for: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
}

/// The views that a layout arranges, in order.
public typealias LayoutSubviews = [LayoutSubview]
