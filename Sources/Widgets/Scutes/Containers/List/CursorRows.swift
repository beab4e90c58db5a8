// SPDX-License-Identifier: Apache-2.0

/// Rows with a cursor: lists and tables, pickers, menus and the palette. Every move skips rows that
/// can't be used.
protocol CursorRows {
  var count: Int { get }

  /// Whether the cursor can be on `row`.
  func isUsable(_ row: Int) -> Bool
  /// The title of `row` for type selection, if any.
  func title(of row: Int) -> String?
  /// The first usable row from `row`, in steps of 1 or -1.
  func usable(from row: Int, step: Int) -> Int?
}

/// A move of the cursor.
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

  /// The usable row nearest to `row`, first in the direction of `step`.
  func usable(near row: Int, step: Int = 1) -> Int? {
    let row = max(0, min(row, count - 1))
    return usable(from: row, step: step) ?? usable(from: row, step: -step)
  }

  /// The destination of `move` from `cursor`, or `nil` if there are no rows. A page has `page`
  /// rows. With `wraps`, the first row follows the last.
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

  /// The row that matches `typed`, searching from `cursor`.
  func row(foundBy typed: TypeSelect, from cursor: Int?) -> Int? {
    typed.match(from: cursor, count: count) { isUsable($0) ? title(of: $0) : nil }
  }
}
