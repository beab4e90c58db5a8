import JSONReading

/// Documents that are read as a whole: JSON and XML.
enum PuzzleFile {
  /// Returns `true` if a text that begins with `byte` is such a document.
  static func begins(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<")
  }

  /// Returns the puzzles in `bytes`, which begin in `line` of the text.
  static func readings(of bytes: [UInt8], line: Int) -> [PuzzleReading] {
    let text = bytes[...].trimmed
    if text.first == UInt8(ascii: "<") { return PuzzleXML.readings(of: Array(text), line: line) }
    return [
      PuzzleReading { () throws(PuzzleTextError) in
        try entry(of: PlacedJSON(text, line: line), line: line)
      }
    ]
  }

  /// Returns the puzzle of a JSON document.
  private static func entry(
    of json: PlacedJSON, line: Int
  ) throws(PuzzleTextError) -> PuzzleEntry {
    if json["grid"] != nil {
      return try FPuzzlesJSON.entry(of: json, origin: PuzzleOrigin(format: .fPuzzles, line: line))
    }
    if CrackingJSON.looksRight(json) {
      return try CrackingJSON.entry(of: json, origin: PuzzleOrigin(format: .ctc, line: line))
    }
    if GnomeSave.looksRight(json) {
      return try GnomeSave.entry(of: json, origin: PuzzleOrigin(format: .gnome, line: line))
    }
    throw PuzzleTextError(
      format: nil, line: line, found: .unknownJSON, expected: .knownJSON)
  }
}
