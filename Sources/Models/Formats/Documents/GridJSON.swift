import JSONReading
import Sudoku

/// Grids as arrays of JSON, as programs print them, and lists of puzzles.
///
/// ```
/// [[4,0,0,0,0,0,8,0,5],[0,3,0,…],…]      [4,null,null,…]      ["4.....8.5", ".3.......", …]
/// [{"puzzle":"4.....8.5…","title":"…"},…]
/// ```
enum GridJSON {
  /// Returns `true` if `bytes`, a trimmed line, begin an array, and not a heading in brackets.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == "[" else { return false }
    let rest = bytes.dropFirst().trimmed
    switch rest.first {
    case nil, "[", "{", "\"": return true
    case let first? where CellText.digit(first) != nil || first == "n":
      let end = rest.firstIndex { $0 == "," } ?? rest.endIndex
      let element = rest[..<end].trimmed
      return end < rest.endIndex && (element.count == 1 || element.begins(with: "null"))
    default: return false
    }
  }

  /// Returns the puzzles of an array: itself, or those that it holds.
  static func readings(of array: PlacedJSON, origin: PuzzleOrigin) -> [PuzzleReading] {
    let shape = CellGrid.shape(of: array)
    if case .grid(let grid) = shape { return [ServiceJSON.reading(of: grid, origin: origin)] }
    if case .objects(let cells) = shape {
      return [ServiceJSON.reading(of: cells, origin: origin)]
    }
    if let fault = shape.fault(in: origin) { return [.failure(fault)] }
    let readings = (array.elements ?? []).flatMap {
      Self.readings(ofElement: $0, .none, origin: origin)
    }
    guard readings.isEmpty else { return readings }
    return [.failure(origin.error(found: .unknownJSON, expected: .knownJSON))]
  }

  /// Returns the puzzles of an element of a list that is called `name`.
  static func readings(
    ofElement element: PlacedJSON, _ name: MemberName, origin: PuzzleOrigin
  ) -> [PuzzleReading] {
    if element.members != nil {
      return PuzzleFile.readings(ofObject: element, name, origin: origin)
    }
    if case .grid(let grid) = CellGrid.shape(of: element) {
      return [ServiceJSON.reading(of: grid, name, origin: origin)]
    }
    if element.elements != nil { return readings(of: element, origin: origin) }
    return [.failure(origin.error(found: .unknownJSON, expected: .knownJSON))]
  }
}
