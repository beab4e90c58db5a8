/// How something long shows through a window, along one axis; all in cells.
///
/// ```
///   content  ┌──────────────┐
///            │              │ ← offset
///   window   │▓▓▓▓▓▓▓▓▓▓▓▓▓▓│
///            │▓▓▓▓▓▓▓▓▓▓▓▓▓▓│
///            │              │
///            └──────────────┘
/// ```
public nonisolated struct ScrollGeometry: Hashable, Sendable {
  /// The length of all there is.
  public let content: Int
  /// The length of what shows at once.
  public let window: Int
  /// How much of the content lies before the window, from 0 to ``greatestOffset``.
  public let offset: Int

  /// A window of `window` cells on `content` cells, as near to `offset` as it can be.
  public init(content: Int, window: Int, offset: Int) {
    self.content = content
    self.window = window
    self.offset = max(0, min(offset, content - window))
  }

  /// The offset at which the end of the content shows.
  public var greatestOffset: Int { max(0, content - window) }

  /// Whether there is more than shows at once.
  public var overflows: Bool { content > window }

  /// The cells of the content that show.
  public var visibleRange: Range<Int> { offset..<max(offset, min(content, offset + window)) }

  /// The same window moved by `distance`, as far as that goes.
  public func moved(by distance: Int) -> ScrollGeometry { moved(to: offset + distance) }

  /// The same window at `offset`, or as near as it can be.
  public func moved(to offset: Int) -> ScrollGeometry {
    ScrollGeometry(content: content, window: window, offset: offset)
  }

  /// The same window moved as little as will do for `range` of the content to show; of what is too
  /// long, the beginning.
  public func revealing(_ range: Range<Int>) -> ScrollGeometry {
    if range.lowerBound < offset || range.count > window { return moved(to: range.lowerBound) }
    if range.upperBound > offset + window { return moved(to: range.upperBound - window) }
    return self
  }

  /// The cells of a bar of `track` cells that stand for what shows: at least one, and at either end
  /// only where the window is at that end.
  public func thumb(track: Int) -> Range<Int> {
    guard overflows, track > 0 else { return 0..<max(0, track) }
    let length = max(1, min(track - 1, track * window / content))
    let room = track - length
    var start = (room * offset + greatestOffset / 2) / greatestOffset
    if offset > 0 { start = max(start, min(1, room)) }
    if offset < greatestOffset { start = min(start, max(0, room - 1)) }
    return start..<start + length
  }

  /// The window whose thumb begins at `start` of a bar of `track` cells.
  public func withThumb(at start: Int, track: Int) -> ScrollGeometry {
    let room = track - thumb(track: track).count
    guard room > 0 else { return self }
    return moved(to: (greatestOffset * max(0, min(start, room)) + room / 2) / room)
  }
}
