// SPDX-License-Identifier: Apache-2.0

/// Wraps text into lines of a given width.
public enum TextWrapping {
  /// The lines of `text`, none wider than `width` columns, at most `limit` of them.
  ///
  /// Lines end at newlines, and otherwise where `mode` allows. By default that is at blanks, after
  /// hyphens, between `=` or `-` and a parenthesis, and around any character of the East Asian
  /// scripts, which have no blanks or long words. Blanks at a break are dropped. A word wider than
  /// the line is broken between grapheme clusters, and a cluster wider than the line gets a line of
  /// its own. Tabs count as blanks. A `width` below 1 counts as 1. There is always at least one
  /// line unless `limit` is 0.
  ///
  /// If the limit cuts lines off, the last one ends in `ellipsis`.
  public static func lines(
    of text: String, width: Int, mode: TextWrapMode = .automatic, limit: Int? = nil,
    ellipsis: String = "…"
  ) -> [String] {
    if limit != 0 && text.isPlain && text.utf8.count <= width { return [text] }
    let width = max(1, width)
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      wrap(paragraph, width, mode, into: &lines)
      if let limit, lines.count > limit { break }
    }
    guard let limit, lines.count > limit else { return lines }
    lines.removeSubrange(max(0, limit)...)
    if let last = lines.popLast() {
      let kept = TextTruncation.prefix(of: last, columns: max(0, width - ellipsis.columns))
      let ending = TextTruncation.prefix(of: ellipsis, columns: width)
      lines.append(kept.trimmingBlanksAtEnd + ending)
    }
    return lines
  }

  /// The total number of lines of `paragraphs`.
  public static func lineCount(
    of paragraphs: [String], width: Int, mode: TextWrapMode = .automatic
  ) -> Int {
    paragraphs.reduce(0) { $0 + lines(of: $1, width: width, mode: mode).count }
  }

  private static func wrap(
    _ paragraph: Substring, _ width: Int, _ mode: TextWrapMode, into lines: inout [String]
  ) {
    var line = Line(width: width)
    var words = WordSequence(paragraph, mode: mode)
    while let word = words.next() { line.add(word, &lines) }
    lines.append(line.text)
  }

  /// The line being filled.
  private struct Line {
    let width: Int
    var text = ""
    var columns = 0
    /// `true` if blanks count at its beginning: as an indentation, but not after a break.
    var keepsBlanks = true

    mutating func add(_ word: Word, _ lines: inout [String]) {
      let isAtStart = columns == 0
      let blanks = isAtStart && !keepsBlanks ? 0 : word.blanks
      if columns + blanks + word.columns <= width {
        append(String(repeating: " ", count: blanks) + word.text, columns: blanks + word.columns)
      } else if word.text.isEmpty {
        append(String(repeating: " ", count: max(0, width - columns)), columns: width - columns)
      } else {
        if !isAtStart { end(&lines) }
        addInParts(word, &lines)
      }
    }

    private mutating func addInParts(_ word: Word, _ lines: inout [String]) {
      if word.columns <= width { return append(word.text[...], columns: word.columns) }
      for character in word.text {
        let characterColumns = character.columns
        if columns > 0 && columns + characterColumns > width { end(&lines) }
        append(String(character), columns: characterColumns)
      }
    }

    private mutating func append(_ more: some StringProtocol, columns: Int) {
      text += more
      self.columns += columns
    }

    private mutating func end(_ lines: inout [String]) {
      lines.append(text)
      (text, columns, keepsBlanks) = ("", 0, false)
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
