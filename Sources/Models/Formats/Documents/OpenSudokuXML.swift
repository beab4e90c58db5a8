import Sudoku

/// The files of OpenSudoku: folders of games.
///
/// ```xml
/// <opensudoku version="2"><folder name="Mine" created="0">
///   <game created="0" state="1" time="0" last_played="0" data="4000008050…" note="…"/>
/// </folder></opensudoku>
/// ```
///
/// `data` is 81 digits, or a version and then, cell by cell, the digit, the notes and whether the
/// player may change it:
///
/// ```
/// version: 1 ⏎ 5|-|0|0|1,2,|1|…          notes one by one
/// version: 3 ⏎ 5|0|0|0|3|1|…              notes as a number, 1 for 1, 2 for 2, 4 for 3 …
/// version: 4 ⏎ 5|0|0|0|0|3|0|1|…          and notes in the middle; version 5 has a colour, too
/// ```
enum OpenSudokuXML {
  /// Reads the contents of the outermost element.
  static func read(
    _ scanner: inout XMLScanner, _ attributes: [String: String], line: Int,
    into readings: inout DocumentReadings
  ) throws(PuzzleTextError) {
    if let version = attributes["version"], version != "1", version != "2", version != "3" {
      throw PuzzleTextError(
        format: .openSudoku, line: line, found: .version(version), expected: .versions(1...3))
    }
    var (folder, element) = ("", "")
    while let event = try scanner.next() {
      switch event {
      case .start("folder", let attributes, _): folder = attributes["name"] ?? ""
      case .start("game", let attributes, let line):
        readings.append(
          PuzzleReading { () throws(PuzzleTextError) in
            try entry(attributes, folder: folder, line: line)
          })
      case .start(let name, _, _):
        element = name
        if name == "name" { folder = "" }
      case .text(let text): if element == "name" { folder += text }
      case .end: element = ""
      }
    }
  }

  private static func entry(
    _ attributes: [String: String], folder: String, line: Int
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let origin = PuzzleOrigin(format: .openSudoku, line: line)
    guard let data = attributes["data"] else {
      throw origin.error(found: .gameWithoutData, expected: .notation("data=\"…\""))
    }
    var entry = try OpenSudokuCells.entry(of: data, origin: origin)
    if let time = attributes["time"].flatMap(Int64.init), time > 0 {
      entry.elapsed = .milliseconds(time)
    }
    if !folder.isEmpty, folder != ownFolder { entry.details[.source] = folder }
    if let note = attributes["note"], !note.isEmpty { entry.details[.comment] = note }
    return entry
  }

  /// The text before the first game.
  static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
  /// The text after the last game and its folder.
  static let tail = "</opensudoku>\n"
  /// The end of a folder.
  static let folderEnd = "</folder>\n"

  /// The folder for puzzles without a source.
  private static let ownFolder = "Ultimate Sudoku Pro"

  /// Returns the beginning of the folder for puzzles from `source`.
  static func folder(_ source: String) -> String {
    let name = source.isEmpty ? ownFolder : source
    return "<folder name=\"\(XMLReference.escaped(name))\" created=\"0\">\n"
  }

  /// Returns the game of `entry`.
  static func game(_ entry: PuzzleEntry) -> String {
    let grid = entry.grid
    let time = max(0, entry.elapsed?.wholeMilliseconds ?? 0)
    let isBegun = entry.hasPlaced || time > 0
    let state = grid.isSolved ? 2 : isBegun ? 0 : 1
    let data = XMLReference.escaped(OpenSudokuCells.text(of: entry))
    let note = entry.details[.comment].map { " note=\"\(XMLReference.escaped($0))\"" } ?? ""
    return "<game created=\"0\" state=\"\(state)\" time=\"\(time)\" last_played=\"0\" "
      + "data=\"\(data)\"\(note)/>\n"
  }
}
