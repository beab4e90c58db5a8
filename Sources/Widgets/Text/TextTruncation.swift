/// Cuts a line of text to a number of columns, with a sign where something is missing.
public nonisolated enum TextTruncation {
  /// `text` in at most `width` columns: as it is where it fits, otherwise with `ellipsis` in the
  /// place of what `mode` takes out. Grapheme clusters stay whole, so that the result may be a
  /// column narrower. Where there is no room for the ellipsis, that is cut too.
  public static func truncate(
    _ text: String, to width: Int, mode: TruncationMode = .tail, ellipsis: String = "…"
  ) -> String {
    let room = width - ellipsis.columns
    if text.columns <= width { return text }
    guard room > 0 else { return prefix(of: ellipsis, columns: width) }
    switch mode {
    case .head:
      return ellipsis + suffix(of: text, columns: room)
    case .middle:
      let end = suffix(of: text, columns: room / 2)
      return prefix(of: text, columns: room - end.columns) + ellipsis + end
    case .tail:
      return prefix(of: text, columns: room) + ellipsis
    }
  }

  /// As many grapheme clusters from the beginning of `text` as fit in `columns`.
  public static func prefix(of text: String, columns: Int) -> String {
    var room = columns
    let end = text.firstIndex { character in
      room -= character.columns
      return room < 0
    }
    return String(text[..<(end ?? text.endIndex)])
  }

  /// As many grapheme clusters from the end of `text` as fit in `columns`.
  public static func suffix(of text: String, columns: Int) -> String {
    var room = columns
    let last = text.lastIndex { character in
      room -= character.columns
      return room < 0
    }
    return String(text[(last.map(text.index(after:)) ?? text.startIndex)...])
  }
}
