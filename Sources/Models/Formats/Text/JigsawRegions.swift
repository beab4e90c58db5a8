import Sudoku

/// The regions of a jigsaw, written as a number for each cell: nine connected regions of nine cells.
/// That looks like a grid of digits, but is no puzzle.
enum JigsawRegions {
  /// Returns `true` if `grid` is full of such numbers and breaks the classic rules.
  static func areGiven(by grid: Grid) -> Bool {
    guard grid.isFull, !grid.conflicts.isEmpty else { return false }
    return Digit.all.allSatisfy { digit in
      let cells = Cell.all.filter { grid[$0] == digit }
      return cells.count == 9 && isConnected(cells)
    }
  }

  private static func isConnected(_ cells: [Cell]) -> Bool {
    var open = cells.prefix(1).map(\.self)
    var reached = Set(open)
    while let cell = open.popLast() {
      for next in cells where abs(next.row - cell.row) + abs(next.column - cell.column) == 1 {
        if reached.insert(next).inserted { open.append(next) }
      }
    }
    return reached.count == cells.count
  }

  /// Returns `true` if the line at the beginning of `bytes` holds the numbers of regions.
  static func begin(_ bytes: ArraySlice<UInt8>) -> Bool {
    // A row of a solved grid has no digit twice, so this is rarely more than a few bytes.
    var seen = DigitSet.none
    var isRow = true
    for byte in bytes.prefix(9) {
      guard let digit = byte.digit else { return false }
      if seen.contains(digit) { isRow = false }
      seen.insert(digit)
    }
    let cells = bytes.prefix(81)
    guard !isRow, cells.count == 81, cells.allSatisfy(\.isDigit) else { return false }
    return areGiven(by: OneLinePuzzle.grid(cells))
  }
}
