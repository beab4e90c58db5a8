import Sudoku

/// A line of exactly 81 cells, at least one of them a digit, as in long lists. Without a digit it
/// could be the border of a grid.
enum PlainLine {
  /// Returns the end of such a line at the beginning of `bytes`, or `nil` if there is none or it is
  /// incomplete.
  static func end(in bytes: ArraySlice<UInt8>) -> Int? {
    let end = bytes.startIndex + 81
    guard end < bytes.endIndex, bytes[end] == 0x0A || bytes[end] == 0x0D else { return nil }
    let values = CellText.values
    var all: UInt8 = 0
    for index in bytes.startIndex..<end { all |= values[Int(bytes[index])] }
    return all & CellText.none == 0 && all != 0 ? end : nil
  }

  /// Returns the puzzle of 81 bytes that are cells.
  static func entry(_ bytes: ArraySlice<UInt8>, line: Int) -> PuzzleEntry {
    let values = CellText.values
    let cells = bytes.map { values[Int($0)] }
    return PuzzleEntry(
      givens: Grid(cells: cells[...]), origin: PuzzleOrigin(format: .line, line: line))
  }
}
