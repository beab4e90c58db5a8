// SPDX-License-Identifier: Apache-2.0

extension Alignment {
  /// The origin of something of `size` in `bounds`, aligned by the guides set in `inner` and
  /// `outer`, or else by the sizes alone.
  func origin(
    of size: Size, in bounds: Rect, inner: (AlignmentKey) -> Int?, outer: (AlignmentKey) -> Int?
  ) -> Point {
    let simple = place(size, in: bounds).origin
    func start(_ key: AlignmentKey, _ edge: AlignmentEdge?) -> Int? {
      let (guide, outerGuide) = (inner(key), outer(key))
      guard edge == nil || guide != nil || outerGuide != nil else { return nil }
      return (outerGuide ?? ViewDimensions(bounds.size)[key])
        - (guide ?? ViewDimensions(size)[key])
    }
    return Point(
      x: start(horizontal.key, horizontal.edge).map { bounds.minX + $0 } ?? simple.x,
      y: start(vertical.key, vertical.edge).map { bounds.minY + $0 } ?? simple.y)
  }

  /// The origin of `content` in `bounds` for `proposal`.
  func origin(of content: WrappedContent, in bounds: Rect, proposal: ProposedSize) -> Point {
    origin(
      of: content.size(for: proposal), in: bounds,
      inner: { content.guide($0, for: proposal) }, outer: { _ in nil })
  }
}
