// SPDX-License-Identifier: Apache-2.0

/// A view to be arranged by a layout.
public struct LayoutSubview {
  let node: Node

  /// Returns the view's size for `proposal`.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { node.size(for: proposal) }

  /// Places the view's top left cell at `origin`, at its size for `proposal`.
  public func place(at origin: Point, proposal: ProposedSize) {
    if Placements.recorded?.append(Placement(node: node, origin: origin, proposal: proposal)) == nil
    {
      node.place(at: origin, proposal: proposal)
    }
  }

  /// The layout priority. Views of higher priority get their room first.
  public var priority: Double { node.layoutPriority }

  /// `true` if the view only separates others, and takes room only along the stack.
  public var isSpacer: Bool { node.isSpacer }

  /// The value set with ``View/layoutValue(key:value:)``, or the default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(for: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
}

/// The views to be arranged by a layout, in order.
public typealias LayoutSubviews = [LayoutSubview]
