import Sudoku

/// The saved games of KSudoku.
///
/// ```xml
/// <ksudoku><game had-help="0" msecs-elapsed="0"><puzzle>
///   <graph order="9" type="sudoku" specific-type="Plain"/>
///   <values>e_____i_f…</values><solution>…</solution>
/// </puzzle><history>
///   <simple-event index="1" value="3"/><simple-event index="2" markers="010001000"/>
/// </history></game></ksudoku>
/// ```
///
/// A letter is a digit, from b for 1 to j for 9; _ is an empty cell. The history is the player's
/// moves. Those that change several cells are left out, as KSudoku does when it reads them.
enum KSudokuXML {
  static func read(
    _ scanner: inout XMLScanner, into readings: inout DocumentReadings
  ) throws(PuzzleTextError) {
    var (element, values, elapsed) = ("", "", Int64(0))
    var graph: [String: String] = [:]
    var line = 0
    var events: [Event] = []
    var isWithinEvent = false
    while let event = try scanner.next() {
      switch event {
      case .start(let name, let attributes, let start):
        element = name
        if name == "graph" { graph = attributes }
        if name == "game" { elapsed = attributes["msecs-elapsed"].flatMap(Int64.init) ?? 0 }
        if name == "puzzle" { (line, values) = (start, "") }
        if name == "history" { events = [] }
        if name == "complex-event" { isWithinEvent = true }
        if name == "simple-event", !isWithinEvent { events.append(Event(attributes)) }
      case .text(let text): if element == "values" { values += text }
      case .end("puzzle"):
        element = ""
        readings.append(
          PuzzleReading { () throws(PuzzleTextError) in
            let origin = PuzzleOrigin(format: .kSudoku, line: line)
            var entry = try entry(values, graph, origin: origin)
            if elapsed > 0 { entry.elapsed = .milliseconds(elapsed) }
            return entry
          })
      case .end("history"):
        readings.changeLast { $0 = play(events, in: $0) }
      case .end(let name):
        element = ""
        if name == "complex-event" { isWithinEvent = false }
      }
    }
  }

  /// A move in few bytes: a file may have many.
  private struct Event {
    let index: Int8
    let value: Int8
    let markers: UInt16
    let isGiven: Bool

    init(_ attributes: [String: String]) {
      index = attributes["index"].flatMap { Int8($0) } ?? -1
      value = attributes["value"].flatMap { Int8($0) } ?? 0
      isGiven = attributes["given"] == "true"
      let marks = zip(Digit.all, (attributes["markers"] ?? "").utf8)
      markers = DigitSet(marks.filter { $1 != "0" }.map(\.0)).bits
    }
  }

  /// Returns `entry` after the events of a history.
  private static func play(_ events: [Event], in entry: PuzzleEntry) -> PuzzleEntry {
    var (played, notes) = (entry, CellNotes())
    for event in events {
      guard (0..<81).contains(event.index), played.givens[Cell(Int(event.index))] == nil else {
        continue
      }
      let cell = Cell(Int(event.index))
      played.placed[cell] = nil
      played.put(Digit(Int(event.value)), at: cell, isGiven: event.isGiven)
      notes[cell] = DigitSet(bits: event.markers)
    }
    if !notes.isEmpty { played.notes = notes }
    return played
  }

  private static func entry(
    _ values: String, _ graph: [String: String], origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let kind = graph["specific-type"] ?? "Plain"
    guard kind == "Plain", graph["order"] ?? "9" == "9" else {
      throw origin.error(found: .kind(kind, order: graph["order"] ?? "9"), expected: .kSudokuKind)
    }
    var (grid, count) = (Grid(), 0)
    let bytes = Array(values.utf8)
    for (index, byte) in bytes.enumerated() where !byte.isBlank {
      switch byte {
      case "b"..."j":
        if count < 81 { grid[Cell(count)] = Digit(Int(byte - UInt8(ascii: "a"))) }
      case "_": break
      default:
        let found = PuzzleLine.start(of: bytes[index...], characters: 1)
        throw origin.error(found: .textInData(found), expected: .kSudokuCell)
      }
      count += 1
    }
    guard count == 81 else {
      throw origin.error(found: .values(count), expected: .cells)
    }
    return PuzzleEntry(givens: grid, origin: origin)
  }

  static func text(of entry: PuzzleEntry) -> String {
    let solution = Solver.uniqueSolution(of: entry.givens)
    let time = max(0, entry.elapsed?.wholeMilliseconds ?? 0)
    let end = solution.map { "  <solution>\(letters($0))</solution>\n" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE ksudoku>
      <ksudoku>
       <game had-help="0" msecs-elapsed="\(time)">
        <puzzle>
         <graph order="9" type="sudoku" specific-type="Plain"/>
         <values>\(letters(entry.givens))</values>
      \(end) </puzzle>
      \(history(of: entry)) </game>
      </ksudoku>

      """
  }

  /// Returns the placed digits and the notes as events, or nothing if there are none.
  private static func history(of entry: PuzzleEntry) -> String {
    let (grid, notes) = (entry.grid, entry.singleNotes)
    let events = Cell.all.compactMap { cell -> String? in
      guard grid[cell] == nil else {
        return entry.placed[cell].map { "index=\"\(cell.index)\" value=\"\($0)\"" }
      }
      guard let marks = notes?[cell], !marks.isEmpty else { return nil }
      let bits = Digit.all.map { marks.contains($0) ? "1" : "0" }.joined()
      return "index=\"\(cell.index)\" markers=\"\(bits)\""
    }
    guard !events.isEmpty else { return "" }
    let lines = events.map { "   <simple-event \($0)/>\n" }.joined()
    return "  <history>\n\(lines)  </history>\n"
  }

  private static func letters(_ grid: Grid) -> String {
    let bytes = Cell.all.map { cell in
      grid[cell].map { UInt8(ascii: "a") + UInt8($0.rawValue) } ?? UInt8(ascii: "_")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
