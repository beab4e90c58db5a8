import JSONReading
import Sudoku

/// Grids as arrays of JSON, as programs print them.
///
/// ```
/// [[4,0,0,0,0,0,8,0,5],[0,3,0,…],…]      [4,null,null,…]      ["4.....8.5", ".3.......", …]
/// {"puzzles":[{"puzzle":"4.....8.5…","title":"…"},…]}       {"givens":[[4,0,…],…]}
/// ```
enum GridJSON {
  /// Returns `true` if `bytes`, a trimmed line, begin an array, and not a heading in brackets.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "[") else { return false }
    let rest = bytes.dropFirst().trimmed
    switch rest.first {
    case nil, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""): return true
    case let first? where CellText.digit(first) != nil || first == UInt8(ascii: "n"):
      let end = rest.firstIndex { $0 == UInt8(ascii: ",") } ?? rest.endIndex
      let element = rest[..<end].trimmed
      return end < rest.endIndex && (element.count == 1 || element.begins(with: "null"))
    default: return false
    }
  }

  /// Returns the puzzles of an array: itself, or those that it holds. `read` reads an object.
  static func readings(
    of array: [PlacedJSON], line: Int, _ read: (PlacedJSON) -> PuzzleReading
  ) -> [PuzzleReading] {
    if let cells = cells(of: array) { return [reading(cells, line: line)] }
    return array.flatMap { element -> [PuzzleReading] in
      if let cells = element.text.flatMap(cells(of:)) { return [reading(cells, line: line)] }
      guard let elements = element.elements else {
        return readings(ofObject: element, line: line, read) ?? [read(element)]
      }
      return readings(of: elements, line: line, read)
    }
  }

  /// The members of an object that may hold a grid, as programs call it.
  private static let grids = ["puzzle", "givens", "grid", "board", "sudoku", "clues", "quizzes"]

  /// Returns the puzzles of an object with a grid under one of the usual names, or with an array of
  /// puzzles. `nil` if it is another kind of object.
  static func readings(
    ofObject object: PlacedJSON, line: Int, _ read: (PlacedJSON) -> PuzzleReading
  ) -> [PuzzleReading]? {
    for name in grids {
      // Rows of objects are f-puzzles'.
      guard let grid = object[name], grid.elements?.first?.elements?.first?.members == nil
      else { continue }
      let cells = grid.text.flatMap(cells(of:)) ?? grid.elements.flatMap(cells(of:))
      guard let cells else { continue }
      var entry = PuzzleEntry(
        givens: Grid(cells: cells[...]), origin: PuzzleOrigin(format: .json, line: line))
      if let title = object["title"]?.text ?? object["name"]?.text { entry.details[.title] = title }
      return [.success(entry)]
    }
    guard object["cells"] == nil, let array = object["puzzles"]?.elements else { return nil }
    return readings(of: array, line: line, read)
  }

  private static func reading(_ cells: [UInt8], line: Int) -> PuzzleReading {
    .success(
      PuzzleEntry(givens: Grid(cells: cells[...]), origin: PuzzleOrigin(format: .json, line: line)))
  }

  /// Returns 81 cells, 0 for an empty one: of 81 elements, or of nine rows.
  private static func cells(of array: [PlacedJSON]) -> [UInt8]? {
    guard array.count == 9 else { return array.count == 81 ? row(array) : nil }
    let rows = array.map { element in
      element.text.map { Array($0.utf8) }.flatMap { text in
        let digits = text.compactMap(CellText.digit)
        return digits.count == text.count ? digits : nil
      } ?? element.elements.flatMap(row)
    }
    guard rows.allSatisfy({ $0?.count == 9 }) else { return nil }
    return rows.flatMap { $0 ?? [] }
  }

  private static func row(_ elements: [PlacedJSON]) -> [UInt8]? {
    let cells = elements.compactMap { element -> UInt8? in
      guard element.isTruthy else { return 0 }
      if let digit = element.integer { return (0...9).contains(digit) ? UInt8(digit) : nil }
      let bytes = Array((element.text ?? "").utf8)
      guard bytes.count == 1, let byte = bytes.first else { return nil }
      return byte == 0x20 ? 0 : CellText.digit(byte)
    }
    return cells.count == elements.count ? cells : nil
  }

  private static func cells(of text: String) -> [UInt8]? {
    let cells = text.utf8.compactMap(CellText.digit)
    return cells.count == 81 && text.utf8.count == 81 ? cells : nil
  }
}
