extension Alignment {
  /// Where something of `size` stands in `bounds`, by the guides that `inner` and `outer` know of:
  /// those that were set. Where none was, the lengths alone say it.
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

  /// Where `content` stands in `bounds` when it is offered `proposal`.
  func origin(of content: WrappedContent, in bounds: Rect, proposal: ProposedSize) -> Point {
    origin(
      of: content.size(for: proposal), in: bounds,
      inner: { content.guide($0, for: proposal) }, outer: { _ in nil })
  }
}
