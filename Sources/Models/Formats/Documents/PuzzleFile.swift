import JSONReading

/// Documents that are read as a whole: JSON and XML.
enum PuzzleFile {
  /// Returns `true` if `bytes`, a trimmed line, begin such a document.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "<") || GridJSON.begins(bytes)
  }

  /// Returns the puzzles in `bytes`, which begin in `line` of the text.
  static func readings(of bytes: [UInt8], line: Int) -> [PuzzleReading] {
    let text = bytes[...].trimmed
    if text.first == UInt8(ascii: "<") { return PuzzleXML.readings(of: Array(text), line: line) }
    let json: PlacedJSON
    do throws(PuzzleTextError) {
      json = try PlacedJSON(text, line: line)
    } catch {
      return [.failure(error)]
    }
    func reading(_ json: PlacedJSON) -> PuzzleReading {
      PuzzleReading { () throws(PuzzleTextError) in try entry(of: json, line: line) }
    }
    guard let array = json.elements else {
      return GridJSON.readings(ofObject: json, line: line, reading) ?? [reading(json)]
    }
    return GridJSON.readings(of: array, line: line, reading)
  }

  /// Returns the puzzle of a JSON document.
  private static func entry(
    of json: PlacedJSON, line: Int
  ) throws(PuzzleTextError) -> PuzzleEntry {
    if json["grid"] != nil {
      return try FPuzzlesJSON.entry(of: json, origin: PuzzleOrigin(format: .fPuzzles, line: line))
    }
    if CrackingJSON.isLikely(json) {
      return try CrackingJSON.entry(of: json, origin: PuzzleOrigin(format: .ctc, line: line))
    }
    if GnomeSave.isLikely(json) {
      return try GnomeSave.entry(of: json, origin: PuzzleOrigin(format: .gnome, line: line))
    }
    throw PuzzleTextError(
      format: nil, line: line, found: .unknownJSON, expected: .knownJSON)
  }
}
