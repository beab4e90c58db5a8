/// A part of a line of text, from where the selecting began to where the insertion point is.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// Where the selecting began.
  public let anchor: Int
  /// Where the insertion point is; before or behind ``anchor``, or there.
  public let head: Int

  /// What lies between two places.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Nothing, with the insertion point at `place`.
  public init(at place: Int) {
    self.init(anchor: place, head: place)
  }

  /// The clusters that are selected.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether nothing is selected.
  public var isEmpty: Bool { anchor == head }
}

/// Where the insertion point can go at once.
public nonisolated enum TextMotion: Hashable, Sendable, CaseIterable {
  /// To the cluster before.
  case left
  /// To the cluster behind.
  case right
  /// To the beginning of the word, or of the one before.
  case wordLeft
  /// To the end of the word, or of the next one.
  case wordRight
  /// To the beginning of the text.
  case start
  /// To the end of the text.
  case end
}
