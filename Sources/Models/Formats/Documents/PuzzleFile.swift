import JSONReading

/// Documents that are read as a whole: JSON, XML and the saved games of Solo.
enum PuzzleFile {
  /// Returns `true` if `bytes`, a trimmed line, begin such a document.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first {
    case "{", "<": true
    case "S": SoloSave.begins(bytes)
    default: GridJSON.begins(bytes)
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
        readings.append(contentsOf: Self.readings(of: json, origin: origin))
      } catch {
        readings.append(.failure(error))
      }
    }
  }

  private static func readings(of json: PlacedJSON, origin: PuzzleOrigin) -> [PuzzleReading] {
    if json.members != nil { return readings(ofObject: json, .none, origin: origin) }
    if json.elements != nil { return GridJSON.readings(of: json, origin: origin) }
    return GridJSON.readings(ofElement: json, .none, origin: origin)
  }

  /// A format in JSON whose members are known.
  private struct KnownJSON: Sendable {
    let format: PuzzleFormat
    let isLikely: @Sendable (PlacedJSON) -> Bool
    let read: @Sendable (PlacedJSON, PuzzleOrigin) throws(PuzzleTextError) -> PuzzleEntry
  }

  private static let known = [
    KnownJSON(format: .fPuzzles, isLikely: FPuzzlesJSON.isLikely, read: FPuzzlesJSON.entry),
    KnownJSON(format: .ctc, isLikely: CrackingJSON.isLikely, read: CrackingJSON.entry),
    KnownJSON(format: .gnome, isLikely: GnomeSave.isLikely, read: GnomeSave.entry),
  ]

  /// Returns the puzzles of an object that is called `name`.
  static func readings(
    ofObject json: PlacedJSON, _ name: MemberName, origin: PuzzleOrigin
  ) -> [PuzzleReading] {
    do throws(PuzzleTextError) {
      // What the program's own commands print: the digits alone would be another puzzle.
      if let position = json["position"]?.text, position.hasPrefix(":") {
        let line = PuzzleLine(bytes: Array(position.utf8)[...], number: origin.line)
        return [.success(try LibraryLine.read(line.bytes, of: line))]
      }
      if let known = known.first(where: { $0.isLikely(json) }) {
        let origin = PuzzleOrigin(format: known.format, line: origin.line)
        return [.success(try known.read(json, origin))]
      }
    } catch {
      return [.failure(error)]
    }
    switch CellGrid.shape(of: json) {
    case .grid(let grid): return [ServiceJSON.reading(of: grid, name, origin: origin)]
    case .objects(let cells): return [ServiceJSON.reading(of: cells, origin: origin)]
    default: return ServiceJSON.readings(of: json, name, origin: origin)
    }
  }
}
