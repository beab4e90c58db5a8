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
      LockedLoopPattern.HouseDigits(house: $0, digits: digits[$0.index])
    }
    guard !gone.isEmpty, Set(links.map { $0.house.index / 9 }).count == 2 else { return nil }
    return Deduction(
      id, eliminations: gone.sorted(),
      LockedLoopPattern(candidates: grid.candidates(in: cells), links: links))
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

  /// The crossings of at least three rows with at least three columns, and of nine lines at most,
  /// that hold as many digits as cells, unless they do so without one of their lines as well.
  private(set) var locked: [Lines] = []

  /// At 9 times a number for some columns, plus the digit: the rows that have the digit there.
  private let rowsOfDigits: [UInt16]
  /// At 9 times a number for some rows, plus the digit: the columns that have the digit there.
  private let columnsOfDigits: [UInt16]

  init(_ grid: CandidateGrid) {
    rowsOfDigits = Self.places(in: House.columns, grid)
    columnsOfDigits = Self.places(in: House.rows, grid)
    findLocked(in: grid)
  }

  /// Returns, at 9 times a number for some of `houses` plus the digit, its spots in these.
  private static func places(in houses: [House], _ grid: CandidateGrid) -> [UInt16] {
    var places = [UInt16](repeating: 0, count: 512 * 9)
    for lines in 1..<512 {
      let (rest, last) = (lines & (lines - 1), houses[lines.trailingZeroBitCount])
      for digit in Digit.all {
        places[lines * 9 + digit.index] =
          places[rest * 9 + digit.index] | grid.spots(of: digit, in: last)
      }
    }
    return places
  }

  /// Tries all lines. Other crossings, which are larger, say much the same.
  private mutating func findLocked(in grid: CandidateGrid) {
    let open = House.columns.map { column in
      grid.open.intersection(column.cellSet).reduce(UInt16(0)) { $0 | 1 << $1.row }
    }
    var isLocked = [Bool](repeating: false, count: 512 * 512)
    var cells = [Int](repeating: 0, count: 512)
    for rows in 1..<512 as Range<UInt16> {
      for columns in 1..<512 as Range<UInt16> {
        let count =
          cells[Int(columns & (columns - 1))]
          + (open[columns.trailingZeroBitCount] & rows).nonzeroBitCount
        cells[Int(columns)] = count
        guard count > 3, rows.nonzeroBitCount + columns.nonzeroBitCount <= 9,
          holds(count, rows, columns)
        else { continue }
        isLocked[Int(rows) << 9 | Int(columns)] = true
        let isMadeUp =
          Bits(rows).contains { isLocked[Int(rows & ~(1 << $0)) << 9 | Int(columns)] }
          || Bits(columns).contains { isLocked[Int(rows) << 9 | Int(columns & ~(1 << $0))] }
        if !isMadeUp, rows.nonzeroBitCount > 2, columns.nonzeroBitCount > 2 {
          locked.append(Lines(rows: rows, columns: columns))
        }
      }
    }
  }

  /// Returns the rows and columns of `lines` that have `digit` where these cross.
  func houses(of digit: Digit, _ lines: Lines) -> (rows: [House], columns: [House]) {
    (
      Bits(rowsOfDigits[Int(lines.columns) * 9 + digit.index] & lines.rows).map { .row($0) },
      Bits(columnsOfDigits[Int(lines.rows) * 9 + digit.index] & lines.columns).map { .column($0) }
    )
  }

  /// Returns `true` if there are at most `count` digits where `rows` and `columns` cross.
  private func holds(_ count: Int, _ rows: UInt16, _ columns: UInt16) -> Bool {
    rowsOfDigits.withUnsafeBufferPointer { rowsOfDigits in
      columnsOfDigits.withUnsafeBufferPointer { columnsOfDigits in
        Self.sizes.withUnsafeBufferPointer { sizes in
          var room = count
          for digit in 0..<9 {
            let inRows = sizes[Int(rowsOfDigits[Int(columns) * 9 + digit] & rows)]
            let inColumns = sizes[Int(columnsOfDigits[Int(rows) * 9 + digit] & columns)]
            room -= Int(min(inRows, inColumns))
            if room < 0 { return false }
          }
          return true
        }
      }
    }
  }

  /// The number of bits set in each number: faster than counting them where the processor's
  /// instruction for it can't be taken for granted.
  private static let sizes = (0..<512).map { UInt8($0.nonzeroBitCount) }
}
