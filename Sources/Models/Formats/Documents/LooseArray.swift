import Sudoku

/// An array that is almost JSON, as Python and NumPy print it: without commas, with points behind the
/// digits, with `None` or `nan` for empty cells, or with a comma too many.
///
/// ```
/// [[5 3 0 0 7 0 0 0 0]        [[5., 3., nan, …],        [[5, 3, None, …],
///  [6 0 0 1 9 5 0 0 0] …       …                         …,]
/// ```
enum LooseArray {
  /// Returns the puzzle in `bytes`, or `nil` if they are anything else than 81 cells in brackets.
  static func reading(of bytes: ArraySlice<UInt8>, line: Int) -> PuzzleReading? {
    var (rows, row, word): ([[UInt8]], [UInt8], [UInt8]) = ([], [], [])
    func cell() -> UInt8? {
      let text = PuzzleLine.text(word[...])
      if ["None", "nan", "NaN", "null", ""].contains(text) { return 0 }
      if word.count == 1 { return CellText.digit(word[0]) }
      guard let number = Double(text), let digit = Int(exactly: number), (0...9).contains(digit)
      else { return nil }
      return UInt8(digit)
    }
    var isQuoted = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        isQuoted.toggle()
        // An empty text is an empty cell.
        if !isQuoted, word.isEmpty { word = [UInt8(ascii: ".")] }
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "("),
        UInt8(ascii: ")"):
        if !word.isEmpty {
          guard let cell = cell(), row.count < 81 else { return nil }
          row.append(cell)
          word = []
        }
        if byte != UInt8(ascii: ","), !row.isEmpty {
          guard rows.count < 9 else { return nil }
          rows.append(row)
          row = []
        }
      case _ where byte.isBlank && !isQuoted:
        guard !word.isEmpty else { continue }
        guard let cell = cell(), row.count < 81 else { return nil }
        row.append(cell)
        word = []
      default:
        guard word.count < 24 else { return nil }
        word.append(byte)
      }
    }
    let isGrid = rows.count == 9 && rows.allSatisfy { $0.count == 9 }
    guard word.isEmpty, row.isEmpty, isGrid || rows.count == 1 && rows[0].count == 81 else {
      return nil
    }
    return .success(
      PuzzleEntry(
        givens: Grid(cells: rows.flatMap(\.self)[...]),
        origin: PuzzleOrigin(format: .json, line: line)))
  }
}
