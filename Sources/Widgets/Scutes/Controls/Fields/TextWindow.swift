// SPDX-License-Identifier: Apache-2.0

/// The visible part of a line of text in a field.
///
/// ```
///  Supercalifragilistic|         field of 8 columns, first = 11
///            ragilis…
/// ```
nonisolated struct TextWindow: Hashable {
  /// The first visible cluster.
  let first: Int
  /// The visible clusters.
  let shown: Range<Int>
  /// Columns from the first cluster to the insertion point.
  let cursorColumn: Int

  /// Finds the visible part of clusters of the given `widths` in `room` columns. It contains the
  /// insertion point at `cursor`, which takes a column too, and moves as little as possible from
  /// `first`.
  init(widths: [Int], cursor: Int, room: Int, first: Int) {
    var start = min(first, cursor)
    var column = widths[start..<cursor].reduce(0, +)
    let cursorWidth = cursor < widths.count ? max(1, widths[cursor]) : 1
    while start < cursor, column + cursorWidth > room {
      column -= widths[start]
      start += 1
    }
    // Room left at the end is filled from the beginning.
    let rest = widths[start...].reduce(0, +) + 1
    var spare = room - rest
    while start > 0, widths[start - 1] <= spare {
      start -= 1
      spare -= widths[start]
      column += widths[start]
    }
    var end = start
    var taken = 0
    while end < widths.count, taken + widths[end] <= room {
      taken += widths[end]
      end += 1
    }
    self.first = start
    shown = start..<end
    cursorColumn = column
  }

  /// The position nearest to column `column` of the field.
  func place(atColumn column: Int, widths: [Int]) -> Int {
    var x = 0
    for index in shown {
      let width = widths[index]
      if column < x + max(1, (width + 1) / 2) { return index }
      x += width
    }
    return shown.upperBound
  }

  /// The cluster in `column` of the field, or beyond the text the last visible one.
  func cluster(atColumn column: Int, widths: [Int]) -> Int {
    var x = 0
    for index in shown {
      x += widths[index]
      if column < x { return index }
    }
    return max(shown.lowerBound, shown.upperBound - 1)
  }
}
