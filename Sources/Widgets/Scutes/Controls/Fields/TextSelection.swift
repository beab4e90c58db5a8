// SPDX-License-Identifier: Apache-2.0

/// A selection in a line of text, from its anchor to the insertion point.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// The position where the selection began.
  public let anchor: Int
  /// The insertion point, which may be before, at or after ``anchor``.
  public let head: Int

  /// Creates a selection between two positions.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates an empty selection, with the insertion point at `place`.
  public init(at place: Int) {
    self.init(anchor: place, head: place)
  }

  /// The selected clusters.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// `true` if the selection is empty.
  public var isEmpty: Bool { anchor == head }
}

/// A move of the insertion point.
public nonisolated enum TextMotion: Hashable, Sendable, CaseIterable {
  /// To the previous cluster.
  case left
  /// To the next cluster.
  case right
  /// To the beginning of the current or previous word.
  case wordLeft
  /// To the end of the current or next word.
  case wordRight
  /// To the beginning of the text.
  case start
  /// To the end of the text.
  case end
}
