/// Four open cells in two rows, two columns and two boxes, each of which could take either of two
/// digits according to the settled digits. If all four did, the digits could be swapped.
///
/// ```
/// ab . ab | …        a . b     b . a
///  .   .  |          . . .     . . .     both fit, so neither is in a puzzle with one solution
/// --------+
/// ab . ab | …        b . a     a . b
/// ```
public struct DigitRectangle: Hashable, Sendable {
  /// Two corners in a box, then their partners in the other box.
  public let corners: [Cell]
  /// The two digits.
  public let digits: DigitSet
  /// The corners without other candidates, in order.
  public let pure: [Cell]
  /// The other corners, in order.
  public let mixed: [Cell]

  /// Returns the candidates of the mixed corners besides the two digits.
  package func surplus(in grid: CandidateGrid) -> DigitSet {
    mixed.reduce(DigitSet.none) { $0.union(grid[$1]) }.subtracting(digits)
  }

  /// `true` if the two mixed corners share a row or a column. Only for two of them.
  var isMixedInLine: Bool {
    mixed.count == 2 && (mixed[0].row == mixed[1].row || mixed[0].column == mixed[1].column)
  }
}

extension DigitRectangle {
  /// Returns the rectangles of `grid` with a corner that has just the two digits, in the order of
  /// these corners.
  static func all(in grid: CandidateGrid) -> [DigitRectangle] {
    let pairs = grid.cells(withCandidates: 2)
    guard !pairs.isEmpty else { return [] }
    let allowed = Cell.all.map { grid.open.contains($0) ? grid.grid.candidates(at: $0) : .none }
    var seen: Set<CellSet> = []
    var found: [DigitRectangle] = []
    for start in pairs {
      let digits = grid[start]
      for corners in corners(from: start)
      where corners.allSatisfy({ digits.isSubset(of: allowed[$0.index]) })
        && seen.insert(CellSet(corners)).inserted
      {
        let sorted = corners.sorted()
        found.append(
          DigitRectangle(
            corners: corners, digits: digits,
            pure: sorted.filter { grid[$0].isSubset(of: digits) },
            mixed: sorted.filter { !grid[$0].isSubset(of: digits) }))
      }
    }
    return found
  }

  /// Returns the rectangles in two boxes with a corner at `start`, followed by the other corner in
  /// its box.
  static func corners(from start: Cell) -> [[Cell]] { cornersOfAll[start.index] }

  private static let cornersOfAll: [[[Cell]]] = Cell.all.map { start in
    House.box(start.box).cells.flatMap { other -> [[Cell]] in
      guard other != start else { return [] }
      if other.row == start.row {
        return (0..<9).filter { $0 / 3 != start.row / 3 }.map { row in
          [
            start, other, Cell(row: row, column: start.column),
            Cell(row: row, column: other.column),
          ]
        }
      }
      guard other.column == start.column else { return [] }
      return (0..<9).filter { $0 / 3 != start.column / 3 }.map { column in
        [start, other, Cell(row: start.row, column: column), Cell(row: other.row, column: column)]
      }
    }
  }
}
