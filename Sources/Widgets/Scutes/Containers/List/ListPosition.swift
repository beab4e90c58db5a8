// SPDX-License-Identifier: Apache-2.0

/// The position of a list: its visible part and its cursor.
struct ListPosition {
  private(set) var table: RowTable
  /// The visible lines.
  var viewport = Viewport(.vertical)
  /// The row that the keys act on.
  private(set) var cursor: Int?
  /// Whether to scroll to the cursor once the window is known.
  private var wantsReveal = false

  /// Creates a position at the beginning of `table`.
  init(table: RowTable) {
    self.table = table
    viewport.resize(content: table.height, window: 0)
  }

  /// The number of visible lines.
  private var window: Int { viewport.window }
  /// The number of lines above the window.
  var offset: Int { viewport.offset }

  /// The visible rows, including partly visible ones.
  var visibleRows: Range<Int> { table.rows(in: viewport.geometry.visibleRange) }

  /// The header pinned to the top after it has scrolled away. Windows of one or two lines have
  /// none.
  var pinnedHeader: Int? {
    guard window > 2, let row = table.row(atLine: offset), let header = table.run(of: row).header
    else { return nil }
    return table.lines(of: header).lowerBound < offset ? header : nil
  }

  /// Whether the cursor's row is visible.
  var showsCursor: Bool {
    guard let cursor else { return false }
    return table.lines(of: cursor).overlaps(viewport.geometry.visibleRange)
  }

  /// The usable row in a line of the window.
  func row(inWindowLine line: Int) -> Int? {
    if line == 0, pinnedHeader != nil { return nil }
    guard offset + line < table.height, let row = table.row(atLine: offset + line) else {
      return nil
    }
    return table.isUsable(row) ? row : nil
  }

  /// Whether the last line is visible.
  var isAtEnd: Bool { offset >= viewport.geometry.greatestOffset }

  /// The row at the top, below a pinned header.
  var topRow: Int? {
    let first = offset + (pinnedHeader == nil ? 0 : 1)
    return table.row(atLine: first).flatMap { table.usable(from: $0, step: 1) }
  }

  // MARK: Moving

  /// Scrolls to have `row` at the top, below its header.
  mutating func scroll(toTop row: Int) {
    let line = table.lines(of: row).lowerBound
    viewport.jump(to: line)
    if pinnedHeader != nil { viewport.jump(to: line - 1) }
    if window > 0 { viewport.resize(content: table.height, window: window) }
  }

  /// Sets the height of the window. Keeps the cursor visible if it was.
  mutating func setWindow(_ lines: Int) {
    let isKept = window == 0 ? wantsReveal : showsCursor
    wantsReveal = false
    let isChanged = lines != window
    viewport.resize(content: table.height, window: lines)
    if isChanged, isKept { revealCursor() }
  }

  /// Moves the cursor to `row`. Returns `true` if it was elsewhere.
  @discardableResult
  mutating func moveCursor(to row: Int?) -> Bool {
    let isMoved = row != cursor
    cursor = row
    revealCursor()
    return isMoved
  }

  /// The destination of `move`, skipping headers and other unusable rows. A page is one window.
  func row(_ move: RowMove) -> Int? {
    guard let cursor else {
      return move == .first || move == .last
        ? table.row(move, from: nil) : table.usable(near: table.row(atLine: offset) ?? 0)
    }
    let step = move == .pageUp ? -1 : 1
    guard move == .pageUp || move == .pageDown else { return table.row(move, from: cursor) }
    let line = table.lines(of: cursor).lowerBound + step * viewport.page
    return table.row(atLine: max(0, line)).flatMap { table.usable(near: $0, step: step) }
  }

  /// Scrolls as little as possible to show the cursor's row below the pinned header.
  mutating func revealCursor() {
    guard let cursor else { return }
    guard window > 0 else {
      wantsReveal = true
      return
    }
    viewport.reveal(linesToReveal(of: cursor))
  }

  /// The lines to show along with `row`: its header, and everything before the first selectable
  /// row.
  func linesToReveal(of row: Int) -> Range<Int> {
    let lines = table.lines(of: row)
    var first = lines.lowerBound
    if table.row(.first, from: nil) == row {
      first = 0
    } else if window > 2, table.run(of: row).header != nil {
      first -= 1
    }
    return lines.upperBound - first > window ? lines : first..<lines.upperBound
  }

  // MARK: Other rows

  /// Replaces the rows. The cursor stays on its row, which keeps its place on the screen, or else
  /// the first visible row does. If the cursor's row is gone, the cursor moves to the row in its
  /// place. Returns `true` in that case.
  mutating func adopt(_ new: RowTable) -> Bool {
    let old = self
    table = new
    var isLost = false
    if let row = old.cursor, let id = old.table.id(of: row) {
      let found = new.row(of: id, near: row)
      isLost = found == nil
      cursor = found ?? new.usable(near: row)
    } else {
      cursor = nil
    }
    if let (before, after) = old.anchor(in: self), offset > 0 {
      let shift = new.lines(of: after).lowerBound - old.table.lines(of: before).lowerBound
      viewport.jump(to: offset + shift)
    }
    viewport.resize(content: new.height, window: window)
    if old.showsCursor { revealCursor() }
    return isLost
  }

  /// Whether the same kinds of rows are in the same lines as in `other`, with the same lines
  /// visible. The list itself then looks the same, whatever its rows look like.
  func hasSameLines(as other: ListPosition) -> Bool {
    offset == other.offset && table.runs.elementsEqual(other.table.runs) { $0.hasSameLines(as: $1) }
  }

  /// The row to keep in its place on the screen, and its index in `new`.
  private func anchor(in new: ListPosition) -> (before: Int, after: Int)? {
    if let cursor, showsCursor, let after = new.cursor { return (cursor, after) }
    guard let top = table.row(atLine: offset), let row = table.usable(from: top, step: 1),
      let id = table.id(of: row), let after = new.table.row(of: id, near: row)
    else { return nil }
    return (row, after)
  }
}
