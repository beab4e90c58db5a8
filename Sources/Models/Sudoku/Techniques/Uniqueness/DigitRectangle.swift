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
    let allowed = allowedCells(in: grid)
    var seen: [CellSet] = []
    var found: [DigitRectangle] = []
    for start in pairs {
      let digits = grid[start]
      var both = grid.open
      for digit in digits { both = both.intersection(allowed[digit.index]) }
      guard both.contains(start) else { continue }
      for places in corners(from: start)
      where both.contains(places.second) && both.contains(places.third)
        && both.contains(places.fourth)
      {
        let corners = places.all
        let cells = CellSet(corners)
        guard !seen.contains(cells) else { continue }
        seen.append(cells)
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

  /// Returns the cells that see each digit nowhere in a settled cell, by the index of the digit.
  private static func allowedCells(in grid: CandidateGrid) -> InlineArray<9, CellSet> {
    var allowed = InlineArray<9, CellSet>(repeating: .all)
    for cell in CellSet.all.subtracting(grid.open) {
      guard let digit = grid.grid[cell] else { continue }
      allowed[digit.index] = allowed[digit.index].subtracting(cell.peerSet)
    }
    return allowed
  }

  /// The corners of a rectangle in two boxes, two in each.
  struct Corners {
    let first: Cell
    let second: Cell
    /// The corner in line with the first one.
    let third: Cell
    let fourth: Cell

    var all: [Cell] { [first, second, third, fourth] }
  }

  /// Returns the rectangles in two boxes with a corner at `start`, followed by the other corner in
  /// its box.
  static func corners(from start: Cell) -> [Corners] { cornersOfAll[start.index] }

  private static let cornersOfAll: [[Corners]] = Cell.all.map { start in
    House.box(start.box).cells.flatMap { other -> [Corners] in
      guard other != start else { return [] }
      if other.row == start.row {
        return (0..<9).filter { $0 / 3 != start.row / 3 }.map { row in
          Corners(
            first: start, second: other, third: Cell(row: row, column: start.column),
            fourth: Cell(row: row, column: other.column))
        }
      }
      guard other.column == start.column else { return [] }
      return (0..<9).filter { $0 / 3 != start.column / 3 }.map { column in
        Corners(
          first: start, second: other, third: Cell(row: start.row, column: column),
          fourth: Cell(row: other.row, column: column))
      }
    }
  }
}
