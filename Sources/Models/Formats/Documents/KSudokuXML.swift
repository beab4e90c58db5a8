import Sudoku

/// The saved games of KSudoku.
///
/// ```xml
/// <ksudoku><game had-help="0" msecs-elapsed="0"><puzzle>
///   <graph order="9" type="sudoku" specific-type="Plain"/>
///   <values>e_____i_f…</values><solution>…</solution>
/// </puzzle></game></ksudoku>
/// ```
///
/// A letter is a digit, from b for 1 to j for 9; _ is an empty cell. What the player has placed is
/// in a history of moves, which is left aside.
enum KSudokuXML {
  /// Reads the contents of the outermost element.
  static func read(
    _ scanner: inout XMLScanner, into readings: inout [PuzzleReading]
  ) throws(PuzzleTextError) {
    var (element, values, elapsed) = ("", "", Int64(0))
    var graph: [String: String] = [:]
    var line = 0
    while let event = try scanner.next() {
      switch event {
      case .start(let name, let attributes, let start):
        element = name
        if name == "graph" { graph = attributes }
        if name == "game" { elapsed = attributes["msecs-elapsed"].flatMap(Int64.init) ?? 0 }
        if name == "puzzle" { (line, values) = (start, "") }
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
      case .end: element = ""
      }
    }
  }

  private static func entry(
    _ values: String, _ graph: [String: String], origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let kind = graph["specific-type"] ?? "Plain"
    guard kind == "Plain", graph["order"] ?? "9" == "9" else {
      throw origin.error(
        found: .kind(kind, order: graph["order"] ?? "9"), expected: .kSudokuKind)
    }
    var (grid, count) = (Grid(), 0)
    for byte in values.utf8 where !byte.isBlank {
      switch byte {
      case UInt8(ascii: "b")...UInt8(ascii: "j"):
        if count < 81 { grid[Cell(count)] = Digit(Int(byte - UInt8(ascii: "a"))) }
      case UInt8(ascii: "_"): break
      default:
        throw origin.error(
          found: .textInData(PuzzleLine.text([byte])), expected: .kSudokuCell)
      }
      count += 1
    }
    guard count == 81 else {
      throw origin.error(found: .values(count), expected: .cells)
    }
    return PuzzleEntry(givens: grid, origin: origin)
  }

  /// Returns the file of `entry`, with its solution if there is exactly one.
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
       </game>
      </ksudoku>

      """
  }

  private static func letters(_ grid: Grid) -> String {
    let bytes = Cell.all.map { cell in
      grid[cell].map { UInt8(ascii: "a") + UInt8($0.rawValue) } ?? UInt8(ascii: "_")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
