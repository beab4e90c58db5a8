// SPDX-License-Identifier: Apache-2.0

/// The remains of a truncated line: its beginning, the ellipsis, its end.
package struct TextCut {
  package var head: Substring
  package var sign = ""
  package var tail: Substring = ""

  /// Truncates `line`, which has no tabs, to `width` columns. If `isUnfinished`, more text should
  /// follow, so the ellipsis is added even to a line that fits.
  package init(
    _ line: Substring, to width: Int, mode: TruncationMode, ellipsis: String,
    isUnfinished: Bool = false
  ) {
    head = line
    let columns = line.columns
    if !isUnfinished && columns <= width { return }
    sign = ellipsis
    if isUnfinished && columns + ellipsis.columns <= width { return }
    let room = width - ellipsis.columns
    guard room > 0 else {
      head = ""
      sign = String(TextTruncation.prefix(of: ellipsis[...], columns: width))
      return
    }
    switch isUnfinished ? .tail : mode {
    case .head:
      head = ""
      tail = TextTruncation.suffix(of: line, columns: room)
    case .middle:
      tail = TextTruncation.suffix(of: line, columns: room / 2)
      head = TextTruncation.prefix(of: line, columns: room - tail.columns)
    case .tail:
      head = TextTruncation.prefix(of: line, columns: room)
    }
  }

  /// The columns of what is left.
  package var columns: Int { head.columns + sign.columns + tail.columns }

  /// The visible text.
  package var text: String { sign.isEmpty ? String(head) : String(head) + sign + String(tail) }
}
