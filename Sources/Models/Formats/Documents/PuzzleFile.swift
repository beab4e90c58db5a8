import ScutesJSON
import Sudoku

/// Documents that are read as a whole: JSON, XML and the saved games of Solo.
enum PuzzleFile {
  /// Returns `true` if `bytes`, a trimmed line, begin such a document.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first {
    case "{", "<": true
    case "S": SoloSave.begins(bytes)
    default: beginArray(bytes)
    }
  }

  /// Returns `true` if `bytes`, a trimmed line, begin an array, and not a heading in brackets.
  private static func beginArray(_ bytes: ArraySlice<UInt8>) -> Bool {
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

  /// Reads the puzzles in `bytes`, which begin in `line` of the text.
  static func read(_ bytes: [UInt8], line: Int, into readings: inout DocumentReadings) {
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.endIndex
    let firstLine = line + bytes[..<start].count { $0 == 0x0A }
    guard start < bytes.endIndex else { return }
    switch bytes[start] {
    case "<": PuzzleXML.read(bytes, line: line, into: &readings)
    case "S": SoloSave.read(bytes[start...], line: firstLine, into: &readings)
    default:
      do throws(PuzzleTextError) {
        let json = try PlacedJSON(bytes, line: line)
        let origin = PuzzleOrigin(format: .json, line: firstLine)
        for reading in Self.readings(of: json, origin: origin) { readings.append(reading) }
      } catch {
        readings.append(.failure(error))
      }
    }
  }

  /// Returns the puzzles of `json`, which is called `name`: itself, or those that it holds.
  ///
  /// ```
  /// [[4,0,0,0,0,0,8,0,5],[0,3,0,…],…]      [4,null,null,…]      ["4.....8.5", ".3.......", …]
  /// [{"puzzle":"4.....8.5…","title":"…"},…]
  /// ```
  static func readings(
    of json: PlacedJSON, _ name: MemberName = .none, origin: PuzzleOrigin
  ) -> [PuzzleReading] {
    if json.members != nil, let known = knownReading(of: json, origin: origin) { return [known] }
    let shape = CellGrid.shape(of: json)
    switch shape {
    case .grid(let grid): return [ServiceJSON.reading(of: grid, name, origin: origin)]
    case .objects(let cells): return [ServiceJSON.reading(of: cells, origin: origin)]
    default: break
    }
    if json.members != nil { return ServiceJSON.readings(of: json, name, origin: origin) }
    if json.elements != nil, let fault = shape.fault(in: origin) { return [.failure(fault)] }
    let readings = (json.elements ?? []).flatMap { Self.readings(of: $0, origin: origin) }
    guard readings.isEmpty else { return readings }
    return [.failure(origin.error(found: .unknownJSON, expected: .knownJSON))]
  }

  /// Returns the puzzle of an object in a format whose members are known.
  private static func knownReading(
    of json: PlacedJSON, origin: PuzzleOrigin
  ) -> PuzzleReading? {
    // What the program's own commands print: the digits alone would be another puzzle.
    if let position = json["position"]?.text, position.hasPrefix(":") {
      let line = PuzzleLine(bytes: Array(position.utf8)[...], number: origin.line)
      return PuzzleReading { () throws(PuzzleTextError) in
        try LibraryLine.read(line.bytes, of: line)
      }
    }
    guard let known = known.first(where: { $0.isLikely(json) }) else { return nil }
    return PuzzleReading { () throws(PuzzleTextError) in
      try known.read(json, PuzzleOrigin(format: known.format, line: origin.line))
    }
  }

  private typealias KnownJSON = (
    format: PuzzleFormat, isLikely: @Sendable (PlacedJSON) -> Bool,
    read: @Sendable (PlacedJSON, PuzzleOrigin) throws(PuzzleTextError) -> PuzzleEntry
  )

  private static let known: [KnownJSON] = [
    (.fPuzzles, FPuzzlesJSON.isLikely, FPuzzlesJSON.entry),
    (.ctc, CrackingJSON.isLikely, CrackingJSON.entry),
    (.gnome, GnomeSave.isLikely, GnomeSave.entry),
  ]
}
