// SPDX-License-Identifier: Apache-2.0

/// A window on longer content, along one axis, in cells.
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
  /// The length of the content.
  public let content: Int
  /// The length of the window.
  public let window: Int
  /// The length of the content before the window, from 0 to ``greatestOffset``.
  public let offset: Int

  /// Creates a window of `window` cells on `content` cells, as near to `offset` as possible.
  public init(content: Int, window: Int, offset: Int) {
    self.content = content
    self.window = window
    self.offset = max(0, min(offset, content - window))
  }

  /// The offset that shows the end of the content.
  public var greatestOffset: Int { max(0, content - window) }

  /// Whether the content is longer than the window.
  public var overflows: Bool { content > window }

  /// The visible range of the content.
  public var visibleRange: Range<Int> { offset..<max(offset, min(content, offset + window)) }

  /// Returns the window moved by `distance`, as far as possible.
  public func moved(by distance: Int) -> ScrollGeometry { moved(to: offset + distance) }

  /// Returns the window at `offset`, or as near as possible.
  public func moved(to offset: Int) -> ScrollGeometry {
    ScrollGeometry(content: content, window: window, offset: offset)
  }

  /// Returns the window moved as little as possible to show `range`. If that is too long, shows its
  /// beginning.
  public func revealing(_ range: Range<Int>) -> ScrollGeometry {
    if range.lowerBound < offset || range.count > window { return moved(to: range.lowerBound) }
    if range.upperBound > offset + window { return moved(to: range.upperBound - window) }
    return self
  }

  /// Returns the thumb of a scroll bar of `track` cells: at least one cell, touching an end only if
  /// the window is there.
  public func thumb(track: Int) -> Range<Int> {
    guard overflows, track > 0 else { return 0..<max(0, track) }
    let length = max(1, min(track - 1, track * window / content))
    let room = track - length
    var start = (room * offset + greatestOffset / 2) / greatestOffset
    if offset > 0 { start = max(start, min(1, room)) }
    if offset < greatestOffset { start = min(start, max(0, room - 1)) }
    return start..<start + length
  }

  /// Returns the window whose thumb begins at `start` of a bar of `track` cells.
  public func withThumb(at start: Int, track: Int) -> ScrollGeometry {
    let room = track - thumb(track: track).count
    guard room > 0 else { return self }
    return moved(to: (greatestOffset * max(0, min(start, room)) + room / 2) / room)
  }
}
