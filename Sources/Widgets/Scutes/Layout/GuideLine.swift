// SPDX-License-Identifier: Apache-2.0

/// The positions of views aligned by a guide: their extents before and after the line.
///
/// ```
///  guides 1, 3, 0        │
///                       a│aaa       before 3
///                     bbb│b         after  4
///                        │cccc
/// ```
struct GuideLine {
  /// The position of the line within the whole.
  let before: Int
  /// The total length across.
  let length: Int
  /// For each view, its length before the line.
  let guides: [Int]

  /// Aligns views with `lengths` by their `explicit` guides. `nil` if no guide is set, since the
  /// lengths alone then determine the positions.
  init?(
    _ key: AlignmentKey, edge: AlignmentEdge?, _ views: some Sequence<(Node, ProposedSize, Size)>
  ) {
    var guides: [Int] = []
    var isNeeded = edge == nil
    var (before, after) = (Int.min, Int.min)
    for (node, proposal, size) in views {
      let explicit = node.guide(key, for: proposal)
      isNeeded = isNeeded || explicit != nil
      let guide = explicit ?? node.dimensions(for: proposal)[key]
      guides.append(guide)
      guard !node.isSpacer else { continue }
      before = max(before, guide)
      after = max(after, (key.axis == .horizontal ? size.width : size.height) - guide)
    }
    guard isNeeded else { return nil }
    self.guides = guides
    self.before = before == .min ? 0 : before
    length = before == .min ? 0 : max(0, before + after)
  }

  /// The offset of the view at `index` from the beginning of the whole.
  func offset(_ index: Int) -> Int { before - guides[index] }
}
