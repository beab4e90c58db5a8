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

/// The cells of an OpenSudoku game.
enum OpenSudokuCells {
  static func entry(of data: String, origin: PuzzleOrigin) throws(PuzzleTextError) -> PuzzleEntry {
    guard data.hasPrefix("version:") else { return try plain(data, origin: origin) }
    let words = data.dropFirst(8).split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let version = words.first.flatMap({ Int($0) }), (1...5).contains(version) else {
      throw origin.error(
        found: .cellsOfVersion(String(words.first ?? "")), expected: .versions(1...5))
    }
    let fields = (words.dropFirst().first ?? "").split(separator: "|").filter {
      !$0.allSatisfy(\.isWhitespace)
    }
    let width = version < 4 ? 3 : version
    guard fields.count == 81 * width else {
      throw origin.error(found: .fields(fields.count), expected: .fields(81 * width, each: width))
    }
    var entry = PuzzleEntry(origin: origin)
    for cell in Cell.all {
      let parts = Array(fields[cell.index * width..<(cell.index + 1) * width])
      guard let value = Int(parts[0]), (0...9).contains(value) else {
        throw origin.error(found: .textInCell(String(parts[0]), cell), expected: .digitOrZero)
      }
      let digit = Digit(value)
      func marks(_ place: Int) throws(PuzzleTextError) -> DigitSet {
        let text = parts[place]
        guard digit == nil, text != "-" else { return .none }
        if version == 1 {
          let digits = text.split(separator: ",").map { Int($0).flatMap(Digit.init) }
          if !digits.contains(nil) { return DigitSet(digits.compactMap { $0 }) }
        } else if let bits = UInt16(text), bits < 512 {
          return DigitSet(bits: bits)
        }
        throw origin.error(
          found: .textInCell(String(text), cell),
          expected: version == 1 ? .listedNotes : .numberedNotes)
      }
      entry.fill(
        cell, digit, isGiven: parts[width - 1] == "0", notes: try marks(1),
        centreNotes: version > 3 ? try marks(2) : .none)
    }
    return entry
  }

  private static func plain(
    _ data: String, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let cells = data.utf8.filter { !$0.isBlank }
    if let wrong = cells.firstIndex(where: { CellText.digit($0) == nil }) {
      let found = PuzzleLine.start(of: cells[wrong...], characters: 1)
      throw origin.error(found: .textInData(found), expected: .cell)
    }
    guard cells.count == 81 else {
      throw origin.error(found: .cells(cells.count), expected: .cells)
    }
    return PuzzleEntry(givens: OneLinePuzzle.grid(cells[...]), origin: origin)
  }

  /// Returns the cells of `entry` in the simplest form that can hold them, because older versions
  /// of OpenSudoku don't know all forms.
  static func text(of entry: PuzzleEntry) -> String {
    let notes = entry.cornerNotes
    guard entry.hasPlaced || notes != nil || entry.centreNotes != nil else {
      return entry.givens.text(empty: "0")
    }
    let grid = entry.grid
    let centre = entry.centreNotes
    let cells = Cell.all.map { cell in
      let isOpen = grid[cell] == nil
      let bits = isOpen ? notes?[cell].bits ?? 0 : 0
      let centreBits = isOpen ? centre?[cell].bits ?? 0 : 0
      let marks = centre == nil ? "\(bits)" : "\(bits)|\(centreBits)"
      return "\(grid[cell]?.rawValue ?? 0)|\(marks)|\(entry.givens[cell] == nil ? 1 : 0)|"
    }
    return "version: \(centre == nil ? 3 : 4)\n" + cells.joined()
  }
}
