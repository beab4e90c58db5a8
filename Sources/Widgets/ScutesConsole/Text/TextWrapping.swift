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
    var lines: [Substring] = []
    for paragraph in text.paragraphs {
      wrap(paragraph, max(1, width), mode, into: &lines)
      if let limit, lines.count > limit { break }
    }
    return lines
  }

  /// The total number of lines of `paragraphs`.
  public static func lineCount(
    of paragraphs: [String], width: Int, mode: TextWrapMode = .automatic
  ) -> Int {
    paragraphs.reduce(0) { count, text in
      if text.isPlain && text.utf8.count <= width { return count + 1 }
      return count + parts(of: text.expandingTabs(), width: width, mode: mode).count
    }
  }

  private static func wrap(
    _ paragraph: Substring, _ width: Int, _ mode: TextWrapMode, into lines: inout [Substring]
  ) {
    var line = Line(of: paragraph, width: width)
    var words = WordSequence(paragraph, mode: mode)
    while let word = words.next() { line.add(word, &lines) }
    lines.append(line.text)
  }

  /// The line being filled, a part of its paragraph.
  private struct Line {
    let paragraph: Substring
    let width: Int
    var (start, end): (String.Index, String.Index)
    var columns = 0
    /// `true` if blanks count at its beginning: as an indentation, but not after a break.
    var keepsBlanks = true

    init(of paragraph: Substring, width: Int) {
      self.paragraph = paragraph
      self.width = width
      (start, end) = (paragraph.startIndex, paragraph.startIndex)
    }

    var text: Substring { paragraph[start..<end] }

    mutating func add(_ word: Word, _ lines: inout [Substring]) {
      let isAtStart = columns == 0
      let blanks = isAtStart && !keepsBlanks ? 0 : word.blanks
      if columns + blanks + word.columns <= width {
        if isAtStart && !keepsBlanks { start = word.text.startIndex }
        extend(to: word.text.endIndex, columns: blanks + word.columns)
      } else if word.text.isEmpty {
        let more = max(0, width - columns)
        extend(to: paragraph.utf8.index(end, offsetBy: more), columns: more)
      } else {
        if !isAtStart { finish(&lines) }
        start = word.text.startIndex
        addInParts(word, &lines)
      }
    }

    private mutating func addInParts(_ word: Word, _ lines: inout [Substring]) {
      if word.columns <= width { return extend(to: word.text.endIndex, columns: word.columns) }
      end = start
      var place = start
      while place < word.text.endIndex {
        let next = word.text.index(after: place)
        let characterColumns = word.text[place].columns
        if columns > 0 && columns + characterColumns > width {
          finish(&lines)
          start = place
        }
        extend(to: next, columns: characterColumns)
        place = next
      }
    }

    private mutating func extend(to end: String.Index, columns: Int) {
      self.end = end
      self.columns += columns
    }

    private mutating func finish(_ lines: inout [Substring]) {
      lines.append(text)
      (start, columns, keepsBlanks) = (end, 0, false)
    }
  }
}

extension String {
  /// `true` if it contains only blanks and printable ASCII, so each byte is one column.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// The parts between its line ends, at least one.
  fileprivate var paragraphs: [Substring] {
    guard hasLineEnds else { return [self[...]] }
    return split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
  }

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
