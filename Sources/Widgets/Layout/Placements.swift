/// Where a layout has put a view.
struct Placement {
  let node: Node
  let origin: Point
  let proposal: ProposedSize
}

/// Finds out where a layout would put its views, without their being moved.
enum Placements {
  /// What was placed since recording began; nil while views are placed for good.
  static var recorded: [Placement]?

  /// What `place` places.
  static func record(_ place: () -> Void) -> [Placement] {
    let outer = recorded
    recorded = []
    defer { recorded = outer }
    place()
    return recorded ?? []
  }
}

extension Sequence where Element == Placement {
  /// The guide `key` of all together: that of those which set it, or have it set within.
  func mergedGuide(_ key: AlignmentKey) -> Int? {
    let guides = compactMap { placement in
      placement.node.guide(key, for: placement.proposal).map { guide in
        guide + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
      }
    }
    return guides.isEmpty ? nil : key.merge(guides)
  }
}
