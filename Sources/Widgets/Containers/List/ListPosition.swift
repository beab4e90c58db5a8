/// Where a list stands: what part of it shows, and which row the keys act on.
struct ListPosition {
  private(set) var table: RowTable
  /// Lines that show at once.
  private(set) var window = 0
  /// Lines above those that show.
  private(set) var offset = 0
  /// The row that the keys act on.
  private(set) var cursor: Int?
  /// Whether the cursor has to be brought into view once the window is known.
  private var wantsReveal = false

  /// The beginning of `table`.
  init(table: RowTable) {
    self.table = table
  }

  /// The part that shows.
  var geometry: ScrollGeometry {
    ScrollGeometry(content: table.height, window: window, offset: offset)
  }

  /// The rows that show, also those of which a part does.
  var visibleRows: Range<Int> { table.rows(in: geometry.visibleRange) }

  /// The header that stands at the top in place of what has scrolled away with it. In a window of
  /// one or two lines there is none.
  var pinnedHeader: Int? {
    guard window > 2, let row = table.row(atLine: offset), let header = table.run(of: row).header
    else { return nil }
    return table.lines(of: header).lowerBound < offset ? header : nil
  }

  /// Whether the cursor's row shows.
  var showsCursor: Bool {
    guard let cursor else { return false }
    return table.lines(of: cursor).overlaps(geometry.visibleRange)
  }

  // MARK: Moving

  /// Shows `geometry`.
  mutating func scroll(to geometry: ScrollGeometry) {
    offset = geometry.offset
  }

  /// Takes the room that there is; a row with the cursor that has shown goes on doing so.
  mutating func setWindow(_ lines: Int) {
    let isKept = window == 0 ? wantsReveal : showsCursor
    wantsReveal = false
    let isChanged = lines != window
    window = lines
    offset = geometry.offset
    if isChanged, isKept { revealCursor() }
  }

  /// Puts the cursor on `row`; returns whether it was elsewhere.
  @discardableResult
  mutating func moveCursor(to row: Int?) -> Bool {
    let isMoved = row != cursor
    cursor = row
    revealCursor()
    return isMoved
  }

  /// The row that is `step` rows after the cursor, over headers and what else cannot be selected.
  func row(after step: Int) -> Int? {
    guard let cursor else { return table.selectable(near: table.row(atLine: offset) ?? 0) }
    return table.selectable(from: cursor + step, step: step)
  }

  /// The row a window after the cursor, or before it where `direction` is -1; the last one, or the
  /// first, where there is none.
  func row(pages direction: Int) -> Int? {
    guard let cursor else { return row(after: direction) }
    let line = table.lines(of: cursor).lowerBound + direction * max(1, window - 1)
    guard let row = table.row(atLine: max(0, line)) else { return nil }
    return table.selectable(from: row, step: direction) ?? table.selectable(near: row)
  }

  /// Moves what shows as little as will do for the cursor's row to show, below what is pinned.
  mutating func revealCursor() {
    guard let cursor else { return }
    guard window > 0 else {
      wantsReveal = true
      return
    }
    scroll(to: geometry.revealing(linesToReveal(of: cursor)))
  }

  /// The lines of `row` and of what is to show with it: the header over it, and all that is before
  /// the first row that can be selected.
  func linesToReveal(of row: Int) -> Range<Int> {
    let lines = table.lines(of: row)
    var first = lines.lowerBound
    if table.selectable(from: 0, step: 1) == row {
      first = 0
    } else if window > 2, table.run(of: row).header != nil {
      first -= 1
    }
    return lines.upperBound - first > window ? lines : first..<lines.upperBound
  }

  // MARK: Other rows

  /// Takes other rows in place of those there were. The cursor stays on its row, and that row where
  /// it is on the screen, or else the first one that shows. Where the cursor's row is gone, the
  /// cursor goes to the one that has taken its place; returns whether it did.
  mutating func adopt(_ new: RowTable) -> Bool {
    let old = self
    table = new
    var isLost = false
    if let row = old.cursor, let id = old.table.id(of: row) {
      let found = new.row(of: id, near: row)
      isLost = found == nil
      cursor = found ?? new.selectable(near: row)
    } else {
      cursor = nil
    }
    if let (before, after) = old.anchor(in: self), offset > 0 {
      offset += new.lines(of: after).lowerBound - old.table.lines(of: before).lowerBound
    }
    offset = geometry.offset
    if old.showsCursor { revealCursor() }
    return isLost
  }

  /// The row that is to stay where it is on the screen, and where it is in `new`.
  private func anchor(in new: ListPosition) -> (before: Int, after: Int)? {
    if let cursor, showsCursor, let after = new.cursor { return (cursor, after) }
    guard let top = table.row(atLine: offset), let row = table.selectable(from: top, step: 1),
      let id = table.id(of: row), let after = new.table.row(of: id, near: row)
    else { return nil }
    return (row, after)
  }
}
