import Sudoku

/// A line that is 81 cells and nothing else, with a digit among them: long lists are made of these.
/// Without a digit it may be the border of a grid.
enum PlainLine {
  /// Where such a line ends in `bytes`, which begin with it; nil where they do not, or where its
  /// end has not come yet.
  static func end(in bytes: ArraySlice<UInt8>) -> Int? {
    let end = bytes.startIndex + 81
    guard end < bytes.endIndex, bytes[end] == 0x0A || bytes[end] == 0x0D else { return nil }
    let values = CellText.values
    var all: UInt8 = 0
    for index in bytes.startIndex..<end { all |= values[Int(bytes[index])] }
    return all & CellText.none == 0 && all != 0 ? end : nil
  }

  /// The puzzle of 81 bytes that mean cells.
  static func entry(_ bytes: ArraySlice<UInt8>, line: Int) -> PuzzleEntry {
    let values = CellText.values
    let cells = bytes.map { values[Int($0)] }
    return PuzzleEntry(
      givens: Grid(cells: cells[...]), origin: PuzzleOrigin(format: .line, line: line))
  }
}
