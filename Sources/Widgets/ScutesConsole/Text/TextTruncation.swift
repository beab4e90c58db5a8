// SPDX-License-Identifier: Apache-2.0

/// Truncates a line of text to a number of columns, marking the omission.
public enum TextTruncation {
  /// Truncates `text` to `width` columns. If it doesn't fit, `ellipsis` replaces the part that
  /// `mode` selects. Grapheme clusters stay whole, so the result may be a column narrower. The
  /// ellipsis is cut too if there is no room for it. Tabs become blanks.
  public static func truncate(
    _ text: String, to width: Int, mode: TruncationMode = .tail, ellipsis: String = "…"
  ) -> String {
    TextCut(text.expandingTabs()[...], to: width, mode: mode, ellipsis: ellipsis).text
  }

  /// The longest prefix of `text`, in whole grapheme clusters, that fits in `columns`. Tabs
  /// become blanks.
  public static func prefix(of text: String, columns: Int) -> String {
    String(prefix(of: text.expandingTabs()[...], columns: columns))
  }

  /// The longest suffix of `text`, in whole grapheme clusters, that fits in `columns`. Tabs
  /// become blanks.
  public static func suffix(of text: String, columns: Int) -> String {
    String(suffix(of: text.expandingTabs()[...], columns: columns))
  }

  static func prefix(of text: Substring, columns: Int) -> Substring {
    var room = columns
    let end = text.firstIndex { character in
      room -= character.columns
      return room < 0
    }
    return text[..<(end ?? text.endIndex)]
  }

  static func suffix(of text: Substring, columns: Int) -> Substring {
    var room = columns
    let last = text.lastIndex { character in
      room -= character.columns
      return room < 0
    }
    return text[(last.map(text.index(after:)) ?? text.startIndex)...]
  }
}

/// The part of a text to omit if there isn't room for all of it.
public enum TruncationMode: Sendable {
  /// The beginning: `…eginning`.
  case head
  /// The middle: `begin…ning`.
  case middle
  /// The end: `beginnin…`.
  case tail
}
