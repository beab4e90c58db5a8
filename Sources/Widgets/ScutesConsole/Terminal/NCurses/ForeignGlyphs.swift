// SPDX-License-Identifier: Apache-2.0

/// The positions of glyphs that ncurses can't hold and takes for blanks.
struct ForeignGlyphs {
  private var shown: [Int: Set<Int>] = [:]
  /// Former positions, at which ncurses may believe a blank to be there already.
  private var stale: [Int: Set<Int>] = [:]

  /// `true` if there is nothing to do.
  var isEmpty: Bool { shown.isEmpty && stale.isEmpty }

  /// Records a foreign glyph in column `x` of row `y`.
  mutating func insert(x: Int, y: Int) {
    shown[y, default: []].insert(x)
  }

  /// Records that something else is there now.
  mutating func remove(x: Int, y: Int) {
    guard shown[y]?.remove(x) != nil else { return }
    if shown[y]?.isEmpty == true { shown[y] = nil }
    stale[y, default: []].insert(x)
  }

  /// Forgets all of them, as after the screen was cleared.
  mutating func removeAll() {
    shown = [:]
    stale = [:]
  }

  /// The positions to write behind ncurses' back after it wrote in `rows`, in order. ncurses may
  /// have erased any blank in these rows.
  mutating func takePlaces(inRows rows: Set<Int>) -> [Point] {
    defer { stale = [:] }
    return rows.union(stale.keys).sorted().flatMap { y in
      (shown[y] ?? []).union(stale[y] ?? []).sorted().map { Point(x: $0, y: y) }
    }
  }
}
