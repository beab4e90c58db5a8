/// Rows that a cursor goes along: those of lists and tables, of pickers, menus and the palette. Rows
/// that can't be used are passed over by all moves alike.
protocol CursorRows {
  var count: Int { get }

  /// Whether the cursor can be on `row`.
  func isUsable(_ row: Int) -> Bool
  /// What typing finds `row` by, if anything.
  func title(of row: Int) -> String?
  /// The first usable row from `row` on, going by `step`, 1 or -1.
  func usable(from row: Int, step: Int) -> Int?
}

/// A move along rows.
nonisolated enum RowMove: Hashable, Sendable {
  case back
  case forward
  case pageUp
  case pageDown
  case first
  case last
}

extension CursorRows {
  func usable(from row: Int, step: Int) -> Int? {
    sequence(first: row) { $0 + step }.lazy.prefix { (0..<count).contains($0) }
      .first(where: isUsable)
  }

  /// The usable row that is nearest to `row`, those further on by `step` first.
  func usable(near row: Int, step: Int = 1) -> Int? {
    let row = max(0, min(row, count - 1))
    return usable(from: row, step: step) ?? usable(from: row, step: -step)
  }

  /// Where `move` leads from `cursor`; `nil` where there is no row. A page has `page` rows. With
  /// `wraps` the last row is followed by the first.
  func row(_ move: RowMove, from cursor: Int?, page: Int = 1, wraps: Bool = false) -> Int? {
    switch move {
    case .first: usable(from: 0, step: 1)
    case .last: usable(from: count - 1, step: -1)
    case .pageUp: usable(near: (cursor ?? count) - page, step: -1)
    case .pageDown: usable(near: (cursor ?? -1) + page, step: 1)
    case .back:
      usable(from: (cursor ?? count) - 1, step: -1) ?? (wraps ? row(.last, from: nil) : nil)
    case .forward:
      usable(from: (cursor ?? -1) + 1, step: 1) ?? (wraps ? row(.first, from: nil) : nil)
    }
  }

  /// The row that `typed` means; `cursor` is where it is looked for first.
  func row(foundBy typed: TypeSelect, from cursor: Int?) -> Int? {
    typed.match(from: cursor, count: count) { isUsable($0) ? title(of: $0) : nil }
  }
}
