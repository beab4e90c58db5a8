/// Where glyphs stand that ncurses cannot hold and takes for blanks.
struct ForeignGlyphs {
  private var shown: [Int: Set<Int>] = [:]
  /// Where one stood before, so that ncurses may believe a blank to be there already.
  private var stale: [Int: Set<Int>] = [:]

  /// Whether there is nothing to be done.
  var isEmpty: Bool { shown.isEmpty && stale.isEmpty }

  /// Notes that one stands in column `x` of row `y`.
  mutating func insert(x: Int, y: Int) {
    shown[y, default: []].insert(x)
  }

  /// Notes that something else stands there.
  mutating func remove(x: Int, y: Int) {
    guard shown[y]?.remove(x) != nil else { return }
    if shown[y]?.isEmpty == true { shown[y] = nil }
    stale[y, default: []].insert(x)
  }

  /// Forgets them all, as after the screen was cleared.
  mutating func removeAll() {
    shown = [:]
    stale = [:]
  }

  /// Rows and columns to write past ncurses after it wrote in `rows`, in order. What it wrote may
  /// have wiped any blank in them.
  mutating func takePlaces(inRows rows: Set<Int>) -> [Point] {
    defer { stale = [:] }
    return rows.union(stale.keys).sorted().flatMap { y in
      (shown[y] ?? []).union(stale[y] ?? []).sorted().map { Point(x: $0, y: y) }
    }
  }
}
