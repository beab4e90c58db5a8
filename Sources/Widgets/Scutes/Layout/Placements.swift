// SPDX-License-Identifier: Apache-2.0

/// A view's place in a layout.
struct Placement {
  let node: Node
  let origin: Point
  let proposal: ProposedSize
}

/// Finds the places that a layout would give its views, without moving them.
enum Placements {
  /// The placements since recording began, or `nil` while views are really placed.
  static var recorded: [Placement]?

  /// Records the placements made by `place`.
  static func record(_ place: () -> Void) -> [Placement] {
    let outer = recorded
    recorded = []
    defer { recorded = outer }
    place()
    return recorded ?? []
  }
}

extension Sequence where Element == Placement {
  /// The common guide `key` of the views that set it, directly or within.
  func mergedGuide(_ key: AlignmentKey) -> Int? {
    let guides = compactMap { placement in
      placement.node.guide(key, for: placement.proposal).map { guide in
        guide + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
      }
    }
    return guides.isEmpty ? nil : key.merge(guides)
  }
}
