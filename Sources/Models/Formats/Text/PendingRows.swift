import Sudoku

/// Rows that may be a grid together, and the verdict on them, which comes as soon as they can be
/// nothing else.
struct PendingRows: Sendable {
  private var rows: [GridRow] = []
  /// The numbers of rows before the blank lines among them.
  private var gaps: [Int] = []
  /// `true` if there are rules between them.
  private(set) var hasRules = false

  /// A part of what rows turned out to be.
  enum Verdict: Sendable {
    /// Nine rows, read in the same way.
    case grid([RowCells], lines: ArraySlice<GridRow>)
    /// 81 cells starting in `line`, wherever the lines were broken: 0 for an empty one, and 16 more
    /// for one that the player has placed.
    case cells([UInt8], line: Int)
    /// 729 candidates in their places.
    case candidates(CellNotes, line: Int)
    case error(PuzzleTextError)
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Returns `true` if a line with words of these `widths` follows a row of the same, so that it
  /// was meant to be one.
  func endWithRow(ofWidths widths: [Int]) -> Bool {
    gaps.last != rows.count && rows.last?.widths == widths
  }

  /// The most rows of a grid that is broken anywhere: one for each cell, and some more.
  private static let mostRows = 100

  /// Adds a row, and returns the verdict if that is certain now.
  mutating func add(_ row: GridRow) -> [Verdict]? {
    rows.append(row)
    if !mayBecomeCandidates, let verdict = candidates ?? early { return verdict }
    return rows.count > Self.mostRows ? atEnd : nil
  }

  mutating func addRule() { hasRules = hasRules || !rows.isEmpty }

  mutating func addGap() {
    if !rows.isEmpty, gaps.last != rows.count { gaps.append(rows.count) }
  }

  /// The verdict before a blank line, if it is certain.
  var atBlank: [Verdict]? {
    guard !rows.isEmpty, !mayBecomeCandidates else { return nil }
    let start = gaps.last ?? 0
    if rows.count - start >= 9, let grid = grid(from: start, isAtEnd: true) { return grid }
    return start == 0 ? otherSize(of: rows).map { [.error($0)] } : nil
  }

  /// The verdict where no row follows, or `nil` if there are none.
  var atEnd: [Verdict]? {
    if mayBecomeCandidates, rows.allSatisfy({ $0.chunk?.count == 81 }) {
      // They could have been the beginning of 729 candidates, and are puzzles, one per line.
      return rows.map { .cells($0.chunk ?? [], line: $0.line) }
    }
    if let verdict = atBlank ?? (rows.count >= 9 ? grid(from: 0, isAtEnd: true) : nil) {
      return verdict
    }
    return rows.isEmpty ? nil : complaints(about: rows)
  }

  /// The verdict before the last row.
  private var early: [Verdict]? {
    let start = gaps.last ?? 0
    if let cells = cells(from: start) ?? (start > 0 ? cells(from: 0) : nil) { return cells }
    // Nine rows without a blank line between them are a grid, whatever comes before it.
    if rows.count - start >= 9, let grid = grid(from: start, isAtEnd: false) { return grid }
    // Blank lines may be between boxes, or between all rows.
    let areGapsRegular =
      gaps.allSatisfy { $0.isMultiple(of: 3) } || gaps.elementsEqual(1..<rows.count)
    return rows.count >= 9 && start > 0 && areGapsRegular ? grid(from: 0, isAtEnd: false) : nil
  }

  // MARK: Nine rows

  /// Returns the grid of the last nine rows, if that is certain. Rows between the one at `start`
  /// and them are its heading, or an error.
  private func grid(from start: Int, isAtEnd: Bool) -> [Verdict]? {
    var own = rows[start...]
    if own.contains(where: \.isBlank) {
      guard isAtEnd else { return nil }
      let filled = own.filter { !$0.isBlank }
      if own.count == 10, own.first?.isHeading == true {
        own = own.dropFirst()
      } else if own.count > 9, filled.count == 9 {
        own = filled[...]
      }
    }
    let (before, window) = (own.dropLast(9), own.suffix(9))
    guard window.count == 9 else { return nil }
    let earlier = complaints(about: rows[..<start].filter { !$0.isHeading && !$0.isBlank })
    let readings = RowCells.Label.allCases.compactMap { Self.cells(of: window, $0) }
    if Set(readings.map { $0.map(\.sets) }).count > 1, before.last?.isHeading != true {
      return error(.twoGrids(.rowNumbers), .oneGrid, window.first)
    }
    if let cells = readings.last {
      let grid = Self.grid(of: cells)
      if window.first?.isHeading == true, before.isEmpty, !isAtEnd, grid?.conflicts.isEmpty != true
      {
        return nil
      }
      if let heading = before.last, heading.isHeading, before.count == 1,
        let other = Self.cells(of: own.prefix(9), .none),
        Self.grid(of: other)?.conflicts.isEmpty == true, grid?.conflicts.isEmpty == true
      {
        return error(.twoGrids(.columnNumbers), .oneGrid, heading)
      }
      return earlier + complaints(about: before.filter { !$0.isHeading && !$0.isBlank })
        + [.grid(cells, lines: window)]
    }
    let good = RowCells.Label.allCases.map { Self.agreeing(window, $0) }.max() ?? 0
    guard good >= 5, before.allSatisfy(\.isHeading), isAtEnd || window.first?.isHeading != true,
      let failure = window.lazy.compactMap(\.failure).first
    else { return nil }
    return earlier + [.error(failure)]
  }

  /// Returns the nine rows read in the same way, or `nil` if they can't be. The numbers of rows
  /// must follow each other.
  private static func cells(of rows: ArraySlice<GridRow>, _ label: RowCells.Label) -> [RowCells]? {
    let cells = rows.compactMap { $0.readings[label] }
    let labels = cells.map(\.label)
    let follow = zip(labels, labels.dropFirst()).allSatisfy { $1 - $0 == 1 }
    return cells.count == 9 && (label == .none || follow) ? cells : nil
  }

  /// Returns how many of nine rows can be read in this way, with numbers that fit to their places.
  private static func agreeing(_ rows: ArraySlice<GridRow>, _ label: RowCells.Label) -> Int {
    var counts: [Int: Int] = [:]
    for (number, row) in rows.enumerated() {
      guard let cells = row.readings[label] else { continue }
      counts[label == .none ? 0 : cells.label - number, default: 0] += 1
    }
    return counts.values.max() ?? 0
  }

  private static func grid(of rows: [RowCells]) -> Grid? {
    guard !rows.contains(where: \.isOfLists) else { return nil }
    return Grid(cells: rows.flatMap { $0.sets.map { UInt8($0.first?.rawValue ?? 0) } }[...])
  }

  // MARK: Cells in lines that are broken anywhere

  /// Returns the puzzle if the cells of the lines from the one at `start` are 81.
  private func cells(from start: Int) -> [Verdict]? {
    let own = rows[start...]
    guard own.count == 1 || own.count != 9 || own.first?.chunk?.count != 9,
      let cells = Self.cells(of: own), cells.count == 81, let line = own.first?.line,
      own.count == 1 || own.allSatisfy({ $0.readings[.none] == nil || $0.chunk?.count == 9 }),
      !Self.areListed(own)
    else { return nil }
    guard !Self.arePlaces(cells) else { return error(.listOfPlaces, .puzzle, own.first) }
    return complaints(about: rows[..<start]) + [.cells(cells, line: line)]
  }

  /// Returns the cells of the lines in a row, or `nil` if one of them isn't just cells.
  private static func cells(of rows: some Sequence<GridRow>) -> [UInt8]? {
    var cells: [UInt8] = []
    for row in rows {
      guard let chunk = row.chunk, cells.count + chunk.count <= 729 else { return nil }
      cells += chunk
    }
    return cells
  }

  /// `true` if the lines so far may be the first of 729 candidates: nine characters for each cell
  /// in a row, or three characters of a cell in each of three lines. If the first 81 of them were
  /// read at once, they would look like a puzzle.
  private var mayBecomeCandidates: Bool {
    guard let cells = Self.cells(of: rows), (81..<729).contains(cells.count) else { return false }
    return SukakuLine.areInOrder(cells) || areInBands
  }

  /// The puzzle of 729 candidates in their places.
  private var candidates: [Verdict]? {
    guard let cells = Self.cells(of: rows), cells.count == 729, let line = rows.first?.line else {
      return nil
    }
    let isInBands = areInBands
    guard isInBands || SukakuLine.areInOrder(cells) else { return nil }
    var sets = CellNotes()
    for (index, value) in cells.enumerated() {
      guard let digit = Digit(Int(value)) else { continue }
      let cell = isInBands ? Cell(row: index / 81, column: index % 27 / 3) : Cell(index / 9)
      sets[cell].insert(digit)
    }
    return [.candidates(sets, line: line)]
  }

  /// `true` if each line has a third of the candidates of nine cells.
  private var areInBands: Bool {
    rows.enumerated().allSatisfy { number, row in
      row.chunk?.count == 27
        && row.chunk?.enumerated().allSatisfy { $1 == 0 || Int($1) == number % 3 * 3 + $0 % 3 + 1 }
          == true
    } && rows.contains { $0.chunk?.contains { $0 > 0 } == true }
  }

  /// Returns `true` if `cells` are triples of a row, a column and a digit, rather than a grid.
  private static func arePlaces(_ cells: [UInt8]) -> Bool {
    // A place has no mark of a digit that the player has placed.
    guard cells.allSatisfy({ $0 < 10 }) else { return false }
    let places = Set(
      stride(from: 0, to: cells.count - 2, by: 3).map { cells[$0] * 10 + cells[$0 + 1] })
    return places.count == cells.count / 3
      && stride(from: 2, to: cells.count, by: 3).allSatisfy { (1...9).contains(cells[$0]) }
      && cells.count { $0 == 0 } <= 18 && (cells.count != 81 || !Grid(cells: cells[...]).isSolved)
  }

  /// Returns `true` if each line has a row, a column and a digit.
  private static func areListed(_ rows: ArraySlice<GridRow>) -> Bool {
    rows.count > 8 && rows.allSatisfy { $0.chunk?.count == 3 }
      && cells(of: rows).map(arePlaces) == true
  }

  // MARK: Complaints

  private func error(
    _ found: PuzzleTextError.Found, _ expected: PuzzleTextError.Expected, _ row: GridRow?,
    _ format: PuzzleFormat? = nil
  ) -> [Verdict] {
    [
      .error(
        PuzzleTextError(format: format, line: row?.line ?? 1, found: found, expected: expected))
    ]
  }

  /// Returns one error for an incomplete grid, or one for each line if each was meant to be a
  /// puzzle.
  private func complaints(about rows: some Sequence<GridRow>) -> [Verdict] {
    let rows = rows.filter { !$0.isBlank }
    if let size = otherSize(of: rows) { return [.error(size)] }
    // Dots alone aren't a row, and neither are digits among words.
    guard let first = rows.first(where: { $0.hasDigits || !$0.readings.isEmpty }),
      !rows.allSatisfy(\.isCut)
    else { return [] }
    if Self.areListed(rows[...]) { return error(.listOfPlaces, .puzzle, first) }
    let failures = rows.compactMap(\.failure)
    let errors = failures.map { Verdict.error($0) }
    guard failures.count == rows.count else {
      if let failure = errors.first { return [failure] }
      if rows.count == 9, let odd = rows.first(where: \.readings.isEmpty) {
        let count = odd.chunk?.count ?? odd.size?.cells ?? 0
        return error(.cells(count), count == 9 ? .rowsOfNine : .cellsInRowOrLine, odd, .sdk)
      }
      return error(.rows(rows.count), .rows, first, .sdk)
    }
    let counts = rows.map { $0.chunk?.count ?? 0 }
    // Lines about as long as a puzzle are puzzles of their own.
    if counts.allSatisfy((60..<120).contains) { return errors }
    guard rows.count < 4 || Set(failures.map(\.found)).count > 1 else { return [errors[0]] }
    let total = counts.reduce(0, +)
    guard rows.count > 3 || (60..<120).contains(total) && rows.count > 1 else { return errors }
    return total > 60 ? error(.cells(total), .cellsInLine, first, .line) : [errors[0]]
  }

  /// Returns the error for a grid of another size: as many rows as cells in each, or all cells in a
  /// line.
  private func otherSize(of rows: [GridRow]) -> PuzzleTextError? {
    guard let first = rows.first, let size = first.size else { return nil }
    var side = size.cells
    if rows.count == 1, first.readings.isEmpty {
      side = Int(Double(side).squareRoot().rounded())
      guard side * side == size.cells else { return nil }
    }
    guard [4, 6, 8, 10, 12, 15, 16, 20, 25].contains(side), rows.count == 1 || rows.count == side,
      rows.allSatisfy({ $0.size.map { $0.largest <= side && $0.cells == size.cells } == true }),
      rows.count > 1 || size.cells >= 16
    else { return nil }
    return PuzzleTextError(
      format: nil, line: first.line, found: .gridOfSize(side), expected: .gridOfNine)
  }
}
