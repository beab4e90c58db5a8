import Scutes

extension ScreenEmulator {
  /// The blank that erasing leaves: it keeps the background at most.
  private var erased: ScreenCell {
    guard kind.erasesInBackground else { return ScreenCell() }
    return ScreenCell(style: ScreenStyle(background: style.background))
  }

  /// Erases the cells of row `y` in `columns`.
  mutating func erase(_ columns: Range<Int>, row y: Int) {
    let columns = columns.clamped(to: 0..<size.width)
    guard let first = columns.first, let last = columns.last else { return }
    cutWideGlyph(at: Point(x: first, y: y))
    cutWideGlyph(at: Point(x: last, y: y))
    for x in columns {
      cells[y * size.width + x] = erased
      if overhang != nil { reached[y * size.width + x] = [:] }
      losePictures(at: Point(x: x, y: y))
    }
    lastPrinted = nil
  }

  /// Erases the rows `rows`.
  mutating func erase(rows: Range<Int>) {
    for y in rows { erase(0..<size.width, row: y) }
  }

  /// Erases after (0) or before (1) the cursor, or everything (2), within its row.
  mutating func eraseInLine(_ part: Int) {
    wrapsNext = false
    switch part {
    case 0: erase(cursor.x..<size.width, row: cursor.y)
    case 1: erase(0..<(cursor.x + 1), row: cursor.y)
    default: erase(0..<size.width, row: cursor.y)
    }
  }

  /// Erases after (0) or before (1) the cursor, or everything (2), on the screen.
  mutating func eraseInDisplay(_ part: Int) {
    wrapsNext = false
    switch part {
    case 0:
      eraseInLine(0)
      erase(rows: (cursor.y + 1)..<size.height)
    case 1:
      erase(rows: 0..<cursor.y)
      eraseInLine(1)
    case 2:
      erase(rows: 0..<size.height)
      clearPictures()
    default: break
    }
  }

  /// Pushes the rest of the row to the right by `count` blanks.
  mutating func insertBlanks(_ count: Int) {
    let rest = restOfRow()
    let kept = rest.dropLast(count)
    replaceRestOfRow(blanks(rest.count - kept.count) + kept)
  }

  /// Removes `count` cells and pulls the rest of the row to the left.
  mutating func deleteCells(_ count: Int) {
    let rest = restOfRow()
    let kept = rest.dropFirst(count)
    replaceRestOfRow(kept + blanks(rest.count - kept.count))
  }

  private func blanks(_ count: Int) -> [ScreenCell] {
    Array(repeating: erased, count: count)
  }

  /// The cells from the cursor to the end of its row, after cutting a wide glyph at the cursor.
  private mutating func restOfRow() -> [ScreenCell] {
    cutWideGlyph(at: cursor)
    return Array(cells[(cursor.y * size.width + cursor.x)..<((cursor.y + 1) * size.width)])
  }

  private mutating func replaceRestOfRow(_ rest: some Collection<ScreenCell>) {
    let end = (cursor.y + 1) * size.width
    for x in cursor.x..<size.width { losePictures(at: Point(x: x, y: cursor.y)) }
    cells.replaceSubrange((end - rest.count)..<end, with: rest)
    if cells[end - 1].columns == 2 { cells[end - 1] = ScreenCell(style: cells[end - 1].style) }
    wrapsNext = false
    lastPrinted = nil
  }

  /// Moves `rows` up by `count`. Blank rows come in from below.
  mutating func scrollUp(_ count: Int, rows: ClosedRange<Int>) {
    scrollPictures(by: -count, in: rows)
    let count = min(count, rows.count)
    let width = size.width
    let moved = Array(cells[((rows.lowerBound + count) * width)..<((rows.upperBound + 1) * width)])
    cells.replaceSubrange(
      (rows.lowerBound * width)..<((rows.upperBound + 1) * width),
      with: moved + blanks(count * width))
    lastPrinted = nil
  }

  /// Moves `rows` down by `count`. Blank rows come in from above.
  mutating func scrollDown(_ count: Int, rows: ClosedRange<Int>) {
    scrollPictures(by: count, in: rows)
    let count = min(count, rows.count)
    let width = size.width
    let moved = Array(cells[(rows.lowerBound * width)..<((rows.upperBound + 1 - count) * width)])
    cells.replaceSubrange(
      (rows.lowerBound * width)..<((rows.upperBound + 1) * width),
      with: blanks(count * width) + moved)
    lastPrinted = nil
  }

  /// Moves one row down, scrolling at the bottom of the region.
  mutating func lineFeed() {
    wrapsNext = false
    lastPrinted = nil
    if cursor.y == margins.upperBound {
      scrollUp(1, rows: margins)
    } else if cursor.y < size.height - 1 {
      cursor.y += 1
    }
  }

  /// Moves one row up, scrolling at the top of the region.
  mutating func reverseLineFeed() {
    wrapsNext = false
    lastPrinted = nil
    if cursor.y == margins.lowerBound {
      scrollDown(1, rows: margins)
    } else if cursor.y > 0 {
      cursor.y -= 1
    }
  }
}
