/// The cells where some rows and columns cross, with just as many digits between them.
///
/// Each digit counts once for each of the rows that have it there, or once for each of the columns,
/// whichever is less. If this makes as many digits as there are open cells, each of them has its
/// place in these cells, because a house has a digit only once. So the rest of the house loses it.
/// Source of the rule: http://forum.enjoysudoku.com/using-multi-sector-locked-sets-t31222.html
struct MultiSectorLockedSets: Technique {
  let id = TechniqueID.multiSectorLockedSets

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let crossings = Crossings(grid)
    let found = crossings.locked.compactMap { deduction($0, crossings, grid) }
    var known: Set<Candidate> = []
    for deduction in found.sorted(by: { $0.pattern.cells.count < $1.pattern.cells.count })
    where !known.isSuperset(of: deduction.eliminations) {
      known.formUnion(deduction.eliminations)
      try findings.add(deduction)
    }
  }

  private func deduction(
    _ lines: Crossings.Lines, _ crossings: Crossings, _ grid: CandidateGrid
  ) -> Deduction? {
    let rows = Bits(lines.rows).map { House.row($0) }
    let columns = Bits(lines.columns).map { House.column($0) }
    let cells = grid.open.intersection(Self.cells(of: rows)).intersection(Self.cells(of: columns))
    var digits = Array(repeating: DigitSet.none, count: 18)
    var gone: [Candidate] = []
    for digit in Digit.all {
      let (inRows, inColumns) = crossings.houses(of: digit, lines)
      let sides = [inRows, inColumns].filter {
        $0.count == min(inRows.count, inColumns.count)
      }
      let losses = sides.map { houses in
        grid.cells(of: digit).intersection(Self.cells(of: houses)).subtracting(cells)
      }
      let best = losses.count > 1 && losses[1].count > losses[0].count ? 1 : 0
      for house in sides[best] { digits[house.index].insert(digit) }
      gone += losses[best].map { Candidate($0, digit) }
    }
    let links = (rows + columns).filter { !digits[$0.index].isEmpty }.map {
      Pattern.HouseDigits(house: $0, digits: digits[$0.index])
    }
    guard !gone.isEmpty, Set(links.map { $0.house.index / 9 }).count == 2 else { return nil }
    return Deduction(
      id, eliminations: gone.sorted(),
      .lockedLoop(cells.flatMap { cell in grid[cell].map { Candidate(cell, $0) } }, links))
  }

  private static func cells(of houses: [House]) -> CellSet {
    houses.reduce(.none) { $0.union($1.cellSet) }
  }
}

/// All crossings of some rows with some columns.
struct Crossings {
  /// Some rows and columns, a bit for each.
  struct Lines {
    let rows: UInt16
    let columns: UInt16
  }

  /// The crossings that hold as many digits as cells, with at least three rows and columns, and that
  /// no other such crossings make up.
  private(set) var locked: [Lines] = []

  /// At 512 times the digit plus some columns: the rows that have the digit there.
  private var rows = [UInt16](repeating: 0, count: 9 * 512)
  /// At 512 times the digit plus some rows: the columns that have the digit there.
  private var columns = [UInt16](repeating: 0, count: 9 * 512)

  init(_ grid: CandidateGrid) {
    for digit in Digit.all {
      for lines in 1..<512 {
        let (rest, last) = (lines & (lines - 1), lines.trailingZeroBitCount)
        let place = digit.index * 512
        rows[place + lines] = rows[place + rest] | grid.spots(of: digit, in: .column(last))
        columns[place + lines] = columns[place + rest] | grid.spots(of: digit, in: .row(last))
      }
    }
    let open = (0..<9).map { column in
      grid.open.intersection(House.column(column).cellSet).reduce(UInt16(0)) { $0 | 1 << $1.row }
    }
    var isLocked = [Bool](repeating: false, count: 512 * 512)
    for rows in 1..<512 as Range<UInt16> {
      var cells = [Int](repeating: 0, count: 512)
      for columns in 1..<512 as Range<UInt16> {
        let count =
          cells[Int(columns & (columns - 1))]
          + (open[columns.trailingZeroBitCount] & rows).nonzeroBitCount
        cells[Int(columns)] = count
        let lines = Lines(rows: rows, columns: columns)
        guard count > 0, holds(count, lines) else { continue }
        isLocked[Int(rows) * 512 + Int(columns)] = true
        guard rows.nonzeroBitCount > 2, columns.nonzeroBitCount > 2,
          !Bits(rows).contains(where: {
            isLocked[Int(rows & ~(1 << $0)) * 512 + Int(columns)]
          }),
          !Bits(columns).contains(where: {
            isLocked[Int(rows) * 512 + Int(columns & ~(1 << $0))]
          })
        else { continue }
        locked.append(lines)
      }
    }
  }

  /// Returns the rows and columns of `lines` that have `digit` where these cross.
  func houses(of digit: Digit, _ lines: Lines) -> (rows: [House], columns: [House]) {
    let place = digit.index * 512
    return (
      Bits(rows[place + Int(lines.columns)] & lines.rows).map { .row($0) },
      Bits(columns[place + Int(lines.rows)] & lines.columns).map { .column($0) }
    )
  }

  /// Returns `true` if there are at most `count` digits where `lines` cross.
  private func holds(_ count: Int, _ lines: Lines) -> Bool {
    var room = count
    for digit in 0..<9 {
      let inRows = (rows[digit * 512 + Int(lines.columns)] & lines.rows).nonzeroBitCount
      let inColumns = (columns[digit * 512 + Int(lines.rows)] & lines.columns).nonzeroBitCount
      room -= min(inRows, inColumns)
      if room < 0 { return false }
    }
    return true
  }
}
