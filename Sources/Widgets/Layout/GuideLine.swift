/// Where views stand that line up by a guide: how far each reaches before the line and after it.
///
/// ```
///  guides 1, 3, 0        │
///                       a│aaa       before 3
///                     bbb│b         after  4
///                        │cccc
/// ```
struct GuideLine {
  /// Where the line is in the whole.
  let before: Int
  /// The whole length across.
  let length: Int
  /// For each view how far before the line it begins.
  let guides: [Int]

  /// The line of views that have `lengths` and set `explicit` guides, or nil where nobody sets one
  /// and the lengths alone say where each of them stands.
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

  /// How many cells after the beginning of the whole the view at `index` begins.
  func offset(_ index: Int) -> Int { before - guides[index] }
}
