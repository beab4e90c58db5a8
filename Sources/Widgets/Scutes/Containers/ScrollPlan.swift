// SPDX-License-Identifier: Apache-2.0

/// Divides a scroll view's room between its window and its bars.
struct ScrollPlan: Equatable {
  /// The plan before the first layout.
  static let empty = ScrollPlan(
    content: .zero, window: .zero, inner: .minimum, bars: [])

  /// The size of the content.
  let content: Size
  /// The size of the window.
  let window: Size
  /// The size proposed to the content.
  let inner: ProposedSize
  /// The axes with a scroll bar.
  let bars: Axis.Set

  private init(content: Size, window: Size, inner: ProposedSize, bars: Axis.Set) {
    self.content = content
    self.window = window
    self.inner = inner
    self.bars = bars
  }

  /// Creates a plan for `wrapped` and `proposal`. Reserves room for a bar only if the content
  /// doesn't fit, so content is measured at most twice.
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

  /// Creates a plan for `wrapped` and `proposal` that scrolls vertically only if the content is too
  /// large and doesn't scroll by itself. Otherwise the content gets the room as it is.
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

  /// The size of the window with the bars.
  var size: Size {
    Size(
      width: window.width + (bars.contains(.vertical) ? 1 : 0),
      height: window.height + (bars.contains(.horizontal) ? 1 : 0))
  }

  /// Whether the content is larger than the window.
  var overflows: Bool { content.width > window.width || content.height > window.height }

  /// The frame of the bar along `axis` in a scroll view with `frame`, or `nil` if there is none.
  func barRect(_ axis: Axis, in frame: Rect) -> Rect? {
    guard axis == .vertical ? bars.contains(.vertical) : bars.contains(.horizontal) else {
      return nil
    }
    return axis == .vertical
      ? Rect(x: frame.minX + window.width, y: frame.minY, width: 1, height: window.height)
      : Rect(x: frame.minX, y: frame.minY + window.height, width: window.width, height: 1)
  }
}
