// SPDX-License-Identifier: Apache-2.0

/// The rows of a list in order, without looking at each: runs of rows from the same source.
///
/// ```
///   run   rows       lines
///   0     0          0        header "Fruit"
///   1     1..<4      1..<4    apple, banana, cherry    one row for each element of the data
///   2     4          4        header "Roots"
///   3     5..<9      5..<9    …
/// ```
///
/// Queries search the runs, however many rows these have.
struct RowTable {
  /// Rows from the same source, all of the same height.
  struct Run {
    var kind = Kind.rows
    var count = 1
    /// Returns the identity of the row at an offset. `nil` if rows can't be selected.
    var id: ((Int) -> AnyHashable)?
    /// Returns the offset of the row with an identity, searching from a given offset.
    var find: (AnyHashable, Int) -> Int? = { _, _ in nil }
    var view: (Int) -> AnyView
    var title: ((Int) -> String)?
    /// Returns whether the row at an offset is enabled. `nil` if all are.
    var isEnabled: ((Int) -> Bool)?
    var onDelete: ((RangeSet<Int>) -> Void)?
    var onMove: ((RangeSet<Int>, Int) -> Void)?
    /// The open rows of the outline that these are.
    var outline: OpenRows?

    /// The first row, and its first line.
    fileprivate(set) var start = 0
    fileprivate(set) var line = 0
    /// The height of each row.
    fileprivate(set) var rowHeight = 1
    /// The header row of the run's section.
    fileprivate(set) var header: Int?

    var rows: Range<Int> { start..<start + count }

    /// Whether rows of the same kind are in the same lines as in `other`.
    func hasSameLines(as other: Run) -> Bool {
      kind == other.kind && rows == other.rows && line == other.line
        && rowHeight == other.rowHeight && header == other.header
    }

    /// Deletes `row`, or the whole `selection` if it includes `row` and allows several rows.
    /// Returns `false` if the data doesn't support it.
    func delete(_ row: Int, in selection: (any RowSelection)?) -> Bool {
      guard let onDelete else { return false }
      let offset = row - start
      var offsets = RangeSet(offset..<offset + 1)
      if let selection, selection.isMultiple, let id, selection.contains(id(offset)) {
        for other in 0..<count where selection.contains(id(other)) {
          offsets.insert(contentsOf: other..<other + 1)
        }
      }
      onDelete(offsets)
      return true
    }

    /// Moves `row` by `step`, 1 or -1. Returns `false` if the data doesn't support it.
    func move(_ row: Int, by step: Int) -> Bool {
      let offset = row - start
      guard let onMove, (0..<count).contains(offset + step) else { return false }
      onMove(RangeSet(offset..<offset + 1), step > 0 ? offset + 2 : offset - 1)
      return true
    }
  }

  enum Kind {
    case rows
    case header
    case footer
  }

  private(set) var runs: [Run] = []
  /// The number of rows.
  private(set) var count = 0
  /// The number of lines.
  private(set) var height = 0
  private let rowHeight: Int
  private var header: Int?
  /// The outlines, in order.
  private(set) var outlines: [OpenRows] = []
  /// The outlines of the last table that aren't in this one yet.
  private var knownOutlines: ArraySlice<OpenRows> = []

  /// Creates an empty table of rows with `rowHeight` lines each. Headers and footers have one line.
  init(rowHeight: Int) {
    self.rowHeight = max(1, rowHeight)
  }

  /// Creates a table of the rows in `content`. Its outlines go on with `outlines`, those of the
  /// last table.
  init(of content: some View, rowHeight: Int, keeping outlines: [OpenRows] = []) {
    self.init(rowHeight: rowHeight)
    knownOutlines = outlines[...]
    add(content)
  }

  // MARK: Building

  /// Adds the rows of `view`, or the view itself as a row.
  mutating func add(_ view: some View) {
    if let source = view as? any RowSource {
      source.addRows(to: &self)
    } else {
      append(Run { _ in AnyView(view) })
    }
  }

  /// Adds `run`, unless it is empty.
  mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    var run = run
    run.start = count
    run.line = height
    run.rowHeight = run.kind == .rows ? rowHeight : 1
    if run.kind == .header { header = count }
    run.header = header
    runs.append(run)
    count += run.count
    height += run.count * run.rowHeight
  }

  /// The outline that was in the place of the next one.
  mutating func takeOutline() -> OpenRows? { knownOutlines.popFirst() }

  /// Adds `run`, the rows of `outline`, which may be none.
  mutating func append(_ run: Run, of outline: OpenRows) {
    outlines.append(outline)
    append(run)
  }

  /// Ends the section, so that later rows have no header.
  mutating func endSection() {
    header = nil
  }

  // MARK: Asking

  /// The index in `runs` of the run with `row`.
  func runIndex(of row: Int) -> Int { lastRun { $0.start <= row } }

  /// The run with `row`.
  func run(of row: Int) -> Run { runs[runIndex(of: row)] }

  /// The lines of `row`.
  func lines(of row: Int) -> Range<Int> {
    let run = run(of: row)
    let first = run.line + (row - run.start) * run.rowHeight
    return first..<first + run.rowHeight
  }

  /// The row at `line`, or the last one beyond the end. `nil` if there are no rows.
  func row(atLine line: Int) -> Int? {
    guard count > 0 else { return nil }
    let run = runs[lastRun { $0.line <= line }]
    return min(run.start + max(0, line - run.line) / run.rowHeight, run.rows.upperBound - 1)
  }

  /// The rows that intersect `lines`.
  func rows(in lines: Range<Int>) -> Range<Int> {
    guard !lines.isEmpty, let first = row(atLine: lines.lowerBound),
      let last = row(atLine: lines.upperBound - 1)
    else { return 0..<0 }
    return first..<last + 1
  }

  private func lastRun(where isBefore: (Run) -> Bool) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The identity of `row`, or `nil` if it can't be selected.
  func id(of row: Int) -> AnyHashable? {
    guard row >= 0, row < count else { return nil }
    let run = run(of: row)
    return run.id?(row - run.start)
  }

  /// The row with the identity `id`. Searches outwards from `row`, so it is quick if few rows have
  /// come or gone. Takes time linear in the number of rows if there is none.
  func row(of id: AnyHashable, near row: Int) -> Int? {
    guard count > 0 else { return nil }
    let home = runIndex(of: max(0, min(row, count - 1)))
    for distance in 0..<max(1, runs.count) {
      for index in Set([home - distance, home + distance]) where runs.indices.contains(index) {
        let run = runs[index]
        if let offset = run.find(id, row - run.start) { return run.start + offset }
      }
    }
    return nil
  }
}

extension RowTable: CursorRows {
  func isUsable(_ row: Int) -> Bool {
    let run = run(of: row)
    return run.id != nil && run.isEnabled?(row - run.start) != false
  }

  func title(of row: Int) -> String? {
    let run = run(of: row)
    return run.title?(row - run.start)
  }

  func usable(from row: Int, step: Int) -> Int? {
    guard row >= 0, row < count else { return nil }
    var index = runIndex(of: row)
    while runs.indices.contains(index) {
      let run = runs[index]
      index += step
      guard run.id != nil else { continue }
      let first = max(run.start, min(row, run.rows.upperBound - 1))
      guard let isEnabled = run.isEnabled else { return first }
      let found = sequence(first: first) { $0 + step }.lazy.prefix { run.rows.contains($0) }
        .first { isEnabled($0 - run.start) }
      if let found { return found }
    }
    return nil
  }
}

extension RowTable {
  /// The index of `row` among the rows that can be selected, from 0, and their number. `nil` if it
  /// isn't one of them.
  func place(of row: Int) -> (index: Int, count: Int)? {
    var (before, count) = (0, 0)
    var isAmong = false
    for run in runs where run.id != nil {
      if run.rows.contains(row) {
        before = count + row - run.rows.lowerBound
        isAmong = true
      }
      count += run.count
    }
    return isAmong ? (before, count) : nil
  }
}
