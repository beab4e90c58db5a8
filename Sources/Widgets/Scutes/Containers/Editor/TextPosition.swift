// SPDX-License-Identifier: Apache-2.0

/// A position between two characters of a text of many lines.
///
/// ```
///   line 0    Hangul 한글          한 is between (0, 7) and (0, 8)
///   line 1    👨‍👩‍👧                 the end of the text is (1, 1)
/// ```
public nonisolated struct TextPosition: Hashable, Sendable, Comparable {
  /// The number of the line, from 0.
  public var line: Int
  /// The number of grapheme clusters before it in its line.
  public var character: Int

  /// Creates the position before cluster `character` of line `line`, both from 0.
  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// The beginning of every text.
  public static let start = TextPosition(line: 0, character: 0)

  /// Whether `left` comes before `right` in a text.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A selection in a text of many lines, from its anchor to the insertion point.
public nonisolated struct TextRange: Hashable, Sendable {
  /// The position where the selection began.
  public let anchor: TextPosition
  /// The insertion point, which may be before, at or after ``anchor``.
  public let head: TextPosition

  /// Creates a selection between two positions.
  public init(anchor: TextPosition, head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates an empty selection, with the insertion point at `position`.
  public init(at position: TextPosition) {
    self.init(anchor: position, head: position)
  }

  /// The selected part of the text.
  public var range: Range<TextPosition> { min(anchor, head)..<max(anchor, head) }
  /// `true` if nothing is selected.
  public var isEmpty: Bool { anchor == head }
}
