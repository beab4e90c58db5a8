/// Truncates a line of text to a number of columns, marking what is missing.
public enum TextTruncation {
  /// `text` in at most `width` columns: as it is where it fits, otherwise with `ellipsis` in the
  /// place of what `mode` takes out. Grapheme clusters stay whole, so that the result may be a
  /// column narrower. Where there is no room for the ellipsis, that is cut too.
  public static func truncate(
    _ text: String, to width: Int, mode: TruncationMode = .tail, ellipsis: String = "…"
  ) -> String {
    TextCut(text, to: width, mode: mode, ellipsis: ellipsis).text
  }

  /// As many grapheme clusters from the beginning of `text` as fit in `columns`.
  public static func prefix(of text: String, columns: Int) -> String {
    String(prefix(of: text[...], columns: columns))
  }

  /// As many grapheme clusters from the end of `text` as fit in `columns`.
  public static func suffix(of text: String, columns: Int) -> String {
    String(suffix(of: text[...], columns: columns))
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

/// The part of a text to drop if there isn't room for all of it.
public enum TruncationMode: Sendable {
  /// The beginning: `…eginning`.
  case head
  /// The middle: `begin…ning`.
  case middle
  /// The end: `beginnin…`.
  case tail
}
