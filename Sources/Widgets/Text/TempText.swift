nonisolated public enum TruncationMode: Sendable { case head, middle, tail }
nonisolated enum TextTruncation {
  static func truncate(_ text: String, to width: Int, mode: TruncationMode, ellipsis: String)
    -> String
  {
    text.columns <= width ? text : String(text.prefix(max(0, width - ellipsis.columns))) + ellipsis
  }
}
nonisolated enum TextWrapping {
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.columns + 1 + String(word).columns > width {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      lines.append(line)
    }
    return lines
  }
}
