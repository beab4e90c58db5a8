import Sudoku

/// The regions of a jigsaw, written as a number or a letter for each cell: nine connected regions
/// of nine cells. Numbers look like a grid of digits, but aren't a puzzle.
enum JigsawRegions {
  /// Returns `true` if `grid` is full of such numbers, 1 to 9 or 0 to 8, and breaks the classic
  /// rules.
  static func areGiven(by grid: Grid) -> Bool {
    guard !grid.conflicts.isEmpty else { return false }
    let regions = Dictionary(grouping: Cell.all) { grid[$0] }
    return regions.count == 9 && regions.values.allSatisfy { $0.count == 9 && isConnected($0) }
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

  /// Returns `true` if the line at the beginning of `bytes` holds the numbers or letters of
  /// regions.
  static func begin(_ bytes: ArraySlice<UInt8>) -> Bool {
    let cells = bytes.prefix(81)
    guard mayBegin(cells) else { return false }
    let numbers = cells.compactMap(number)
    return numbers.count == 81 && areGiven(by: Grid(cells: numbers[...]))
  }

  /// The number of a region: 0 to 9, or 1 to 9 for the letters A to I.
  static func number(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x49, 0x61...0x69: (byte | 0x20) - 0x60
    default: nil
    }
  }

  /// Returns `true` if `bytes` are 81 at least and the first digit or letter has an equal one
  /// beside or below it. No puzzle has, so nearly every line is settled within a few bytes.
  @inline(__always)
  static func mayBegin<Bytes: RandomAccessCollection>(_ bytes: Bytes) -> Bool
  where Bytes.Element == UInt8, Bytes.Index == Int {
    guard bytes.count > 80 else { return false }
    let last = bytes.startIndex + 71
    guard let first = bytes[...last].firstIndex(where: { (0x31...0x69).contains($0) })
    else { return false }
    return bytes[first] == bytes[first + 1] || bytes[first] == bytes[first + 9]
  }
}
