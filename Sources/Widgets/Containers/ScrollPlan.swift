/// How a scroll view divides the room it is given among the window and the bars.
struct ScrollPlan: Equatable {
  /// That of a view that has not been laid out.
  static let empty = ScrollPlan(
    content: .zero, window: .zero, inner: .minimum, bars: [])

  /// The size of all there is.
  let content: Size
  /// The size of what shows at once.
  let window: Size
  /// The room that the content is offered.
  let inner: ProposedSize
  /// The axes along which there is a bar.
  let bars: Axis.Set

  private init(content: Size, window: Size, inner: ProposedSize, bars: Axis.Set) {
    self.content = content
    self.window = window
    self.inner = inner
    self.bars = bars
  }

  /// The plan for `wrapped` in the room of `proposal`. Room for a bar is taken only where the
  /// content does not fit, so that content is asked once more at most.
  init(
    of wrapped: WrappedContent, _ axes: Axis.Set, _ proposal: ProposedSize, _ showsBars: Bool
  ) {
    var bars: Axis.Set = []
    var inner = Self.inner(proposal, axes, bars)
    var content = wrapped.size(for: inner)
    if showsBars {
      if axes.contains(.vertical), content.height > proposal.height { bars.insert(.vertical) }
      if axes.contains(.horizontal), content.width > proposal.width { bars.insert(.horizontal) }
      if !bars.isEmpty {
        inner = Self.inner(proposal, axes, bars)
        content = wrapped.size(for: inner)
      }
    }
    self.content = content
    self.inner = inner
    self.bars = bars
    window = Size(
      width: min(content.width, Self.less(proposal.width, bars.contains(.vertical))),
      height: min(content.height, Self.less(proposal.height, bars.contains(.horizontal))))
  }

  /// The plan for `wrapped` in the room of `proposal` where what fits, fills any room or scrolls by
  /// itself is given the room as it is, and only what else is too large scrolls up and down.
  static func automatic(
    of wrapped: WrappedContent, _ proposal: ProposedSize, _ showsBars: Bool, scrollsItself: Bool
  ) -> ScrollPlan {
    let ideal = wrapped.size(
      for: ProposedSize(width: proposal.width, height: ProposedSize.unlimited))
    let isFlexible = ideal.height >= ProposedSize.unlimited / 2
    let fits = ideal.height <= proposal.height || isFlexible || scrollsItself
    return ScrollPlan(of: wrapped, fits ? [] : .vertical, proposal, showsBars)
  }

  private static func less(_ length: Int, _ hasBar: Bool) -> Int {
    ProposedSize.less(length, hasBar ? 1 : 0)
  }

  private static func inner(
    _ proposal: ProposedSize, _ axes: Axis.Set, _ bars: Axis.Set
  ) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal)
        ? ProposedSize.unlimited : less(proposal.width, bars.contains(.vertical)),
      height: axes.contains(.vertical)
        ? ProposedSize.unlimited : less(proposal.height, bars.contains(.horizontal)))
  }

  /// The window and the bars together.
  var size: Size {
    Size(
      width: window.width + (bars.contains(.vertical) ? 1 : 0),
      height: window.height + (bars.contains(.horizontal) ? 1 : 0))
  }

  /// Whether there is more than shows at once.
  var overflows: Bool { content.width > window.width || content.height > window.height }

  /// The cells of the bar along `axis` in a scroll view that fills `frame`; nil where there is none.
  func barRect(_ axis: Axis, in frame: Rect) -> Rect? {
    guard axis == .vertical ? bars.contains(.vertical) : bars.contains(.horizontal) else {
      return nil
    }
    return axis == .vertical
      ? Rect(x: frame.minX + window.width, y: frame.minY, width: 1, height: window.height)
      : Rect(x: frame.minX, y: frame.minY + window.height, width: window.width, height: 1)
  }
}
