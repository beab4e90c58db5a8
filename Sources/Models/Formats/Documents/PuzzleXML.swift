import ScutesJSON

/// Reads the XML of OpenSudoku, of KSudoku, and of programs that write plain grids.
enum PuzzleXML {
  /// Reads the puzzles of a document that begins in `line`. If it is damaged, those before the
  /// damage.
  static func read(_ bytes: [UInt8], line: Int, into readings: inout DocumentReadings) {
    var scanner = XMLScanner(bytes, line: line)
    do throws(PuzzleTextError) {
      guard case .start(let name, let attributes, let line) = try scanner.next() else { return }
      switch name {
      case "opensudoku": try OpenSudokuXML.read(&scanner, attributes, line: line, into: &readings)
      case "ksudoku": try KSudokuXML.read(&scanner, into: &readings)
      default: return try readOther(bytes, name, line: line, into: &readings)
      }
      guard readings.isEmpty else { return }
      throw PuzzleTextError(
        format: name == "ksudoku" ? .kSudoku : .openSudoku, line: line, found: .noGame,
        expected: .notation(name == "ksudoku" ? "<puzzle>" : "<game data=\"…\"/>"))
    } catch {
      readings.append(.failure(error))
    }
  }

  /// Reads a document of an unknown program as if it were JSON: attributes and elements are
  /// members, and elements of the same name a list.
  private static func readOther(
    _ bytes: [UInt8], _ name: String, line: Int, into readings: inout DocumentReadings
  ) throws(PuzzleTextError) {
    if let program = programs[name.lowercased()] {
      throw PuzzleTextError(
        format: nil, line: line, found: .link(program), expected: .knownXML,
        advice: .shareElsewhere)
    }
    let unknown = PuzzleTextError(
      format: nil, line: line, found: .element(name),
      expected: .eitherElement("opensudoku", "ksudoku"))
    guard bytes.count <= DocumentBuffer.longestWhole else { throw unknown }
    var scanner = XMLScanner(bytes, line: line)
    guard case .start(_, let attributes, _) = try scanner.next() else { return }
    let json = try PlacedJSON(Array(try value(&scanner, attributes).utf8), line: line)
    let origin = PuzzleOrigin(format: .json, line: line)
    let found =
      json.members == nil
      ? PuzzleFile.readings(of: json, .none.member(name), origin: origin)
      : ServiceJSON.readings(of: json, .none.member(name), origin: origin)
    if case .failure(let error)? = found.first, case .unknownJSON = error.found { throw unknown }
    for reading in found { readings.append(reading) }
  }

  /// Programs whose files can't be read, by their outermost element.
  private static let programs = ["java": "HoDoKu"]

  /// Returns the contents of the current element as JSON.
  private static func value(
    _ scanner: inout XMLScanner, _ attributes: [String: String]
  ) throws(PuzzleTextError) -> String {
    var names = attributes.keys.sorted()
    var values = attributes.mapValues { [PlacedJSON.quoted($0)] }
    var text = ""
    loop: while let event = try scanner.next() {
      switch event {
      case .start(let name, let attributes, _):
        if values[name] == nil { names.append(name) }
        values[name, default: []].append(try value(&scanner, attributes))
      case .text(let more): text += more
      case .end: break loop
      }
    }
    guard !names.isEmpty else { return PlacedJSON.quoted(text) }
    if !text.allSatisfy(\.isWhitespace) {
      if values["text"] == nil { names.append("text") }
      values["text", default: []].append(PlacedJSON.quoted(text))
    }
    let members = names.map { name in
      let all = values[name] ?? []
      let value = all.count == 1 ? all[0] : "[" + all.joined(separator: ",") + "]"
      return PlacedJSON.quoted(name) + ":" + value
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
