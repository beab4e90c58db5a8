// SPDX-License-Identifier: Apache-2.0

/// Wraps text into lines of a given width.
public enum TextWrapping {
  /// The lines of `text`, none wider than `width` columns, at most `limit` of them.
  ///
  /// Lines end at newlines, and otherwise where `mode` allows. By default that is at blanks, after
  /// hyphens, between `=` or `-` and a parenthesis, and around any character of the East Asian
  /// scripts, which have no blanks or long words. Blanks at a break are dropped. A word wider than
  /// the line is broken between grapheme clusters, and a cluster wider than the line gets a line of
  /// its own. Tabs become blanks up to the next stop, every 8 columns. A `width` below 1 counts as 1.
  /// There is always at least one line unless `limit` is 0. Takes linear time.
  ///
  /// If the limit cuts lines off, the last one ends in `ellipsis`.
  public static func lines(
    of text: String, width: Int, mode: TextWrapMode = .automatic, limit: Int? = nil,
    ellipsis: String = "…"
  ) -> [String] {
    if limit != 0 && text.isPlain && text.utf8.count <= width { return [text] }
    let width = max(1, width)
    let parts = parts(of: text.expandingTabs(), width: width, mode: mode, limit: limit)
    guard let limit, parts.count > limit else { return parts.map(String.init) }
    var lines = parts.prefix(max(0, limit)).map(String.init)
    if let last = lines.popLast() {
      let kept = TextTruncation.prefix(of: last, columns: max(0, width - ellipsis.columns))
      let ending = TextTruncation.prefix(of: ellipsis, columns: width)
      lines.append(kept.trimmingBlanksAtEnd + ending)
    }
    return lines
  }

  /// The lines of `text`, which has no tabs, as parts of it. If there are more than `limit`, not all
  /// that follow need be among them, but at least one is.
  package static func parts(
    of text: String, width: Int, mode: TextWrapMode = .automatic, limit: Int? = nil
  ) -> [Substring] {
    var wrapped = WrappedText(text, width: width, mode: mode)
    wrapped.wrap(atLeast: (limit ?? .max - 1) + 1)
    return (0..<wrapped.count).map { wrapped[$0] }
  }

  /// The total number of lines of `paragraphs`.
  public static func lineCount(
    of paragraphs: [String], width: Int, mode: TextWrapMode = .automatic
  ) -> Int {
    paragraphs.reduce(0) { count, text in
      if text.isPlain && text.utf8.count <= width { return count + 1 }
      var wrapped = WrappedText(text.expandingTabs(), width: width, mode: mode)
      wrapped.wrap(atLeast: .max)
      return count + wrapped.count
    }
  }
}

extension String {
  /// `true` if it contains only blanks and printable ASCII, so each byte is one column.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  fileprivate var trimmingBlanksAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The places where text may be broken into lines.
///
/// Korean knows both conventions: books break between syllables, screens and children's books
/// between words.
///
/// ```
///  automatic, character     word
///  │스도쿠를 풀│            │스도쿠를   │
///  │어요       │            │풀어요     │
/// ```
public enum TextWrapMode: Hashable, Sendable {
  /// At blanks, after hyphens, and around any character of the East Asian scripts.
  case automatic
  /// At blanks and after hyphens. Within a word of any script only if it is wider than a line.
  case word
  /// Wherever the line is full, between any two grapheme clusters. Blanks are kept except at the
  /// end of a line.
  case character
}
