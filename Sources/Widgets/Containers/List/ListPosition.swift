/// Where a list stands: what part of it shows, and which row the keys act on.
struct ListPosition {
  private(set) var table: RowTable
  /// The lines that show.
  var viewport = Viewport(.vertical)
  /// The row that the keys act on.
  private(set) var cursor: Int?
  /// Whether the cursor has to be brought into view once the window is known.
  private var wantsReveal = false

  /// The beginning of `table`.
  init(table: RowTable) {
    self.table = table
    viewport.resize(content: table.height, window: 0)
  }

  /// Lines that show at once.
  private var window: Int { viewport.window }
  /// Lines above those that show.
  var offset: Int { viewport.offset }

  /// The rows that show, also those of which a part does.
  var visibleRows: Range<Int> { table.rows(in: viewport.geometry.visibleRange) }

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

  // MARK: Moving

  /// Takes the room that there is; a row with the cursor that has shown goes on doing so.
  mutating func setWindow(_ lines: Int) {
    let isKept = window == 0 ? wantsReveal : showsCursor
    wantsReveal = false
    let isChanged = lines != window
    viewport.resize(content: table.height, window: lines)
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

  /// Where `move` leads, over headers and what else cannot be used. A page is a window of lines.
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

  /// Moves what shows as little as will do for the cursor's row to show, below what is pinned.
  mutating func revealCursor() {
    guard let cursor else { return }
    guard window > 0 else {
      wantsReveal = true
      return
    }
    viewport.reveal(linesToReveal(of: cursor))
  }

  /// The lines of `row` and of what is to show with it: the header over it, and all that is before
  /// the first row that can be selected.
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

  /// Whether rows of the same kinds lie in the same lines as in `other`, and the same lines show.
  /// Then the list itself looks the same, whatever its rows look like.
  func hasSameLines(as other: ListPosition) -> Bool {
    offset == other.offset && table.runs.elementsEqual(other.table.runs) { $0.hasSameLines(as: $1) }
  }

  /// The row that is to stay where it is on the screen, and where it is in `new`.
  private func anchor(in new: ListPosition) -> (before: Int, after: Int)? {
    if let cursor, showsCursor, let after = new.cursor { return (cursor, after) }
    guard let top = table.row(atLine: offset), let row = table.usable(from: top, step: 1),
      let id = table.id(of: row), let after = new.table.row(of: id, near: row)
    else { return nil }
    return (row, after)
  }
}
