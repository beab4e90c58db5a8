import Sudoku

/// The cells of an OpenSudoku game.
enum OpenSudokuCells {
  /// Returns the cells in `data`.
  static func entry(
    of data: String, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> PuzzleEntry {
    guard data.hasPrefix("version:") else { return try plain(data, origin: origin) }
    let words = data.dropFirst(8).split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let version = words.first.flatMap({ Int($0) }), (1...5).contains(version) else {
      throw origin.error(
        found: .cellsOfVersion(String(words.first ?? "")), expected: .versions(1...5))
    }
    let fields = (words.dropFirst().first ?? "").split(separator: "|").filter { !$0.isBlank }
    let width = version < 4 ? 3 : version
    guard fields.count == 81 * width else {
      throw origin.error(
        found: .fields(fields.count), expected: .fields(81 * width, each: width))
    }
    var entry = PuzzleEntry(givens: Grid(), origin: origin)
    var (notes, centreNotes) = (CellNotes(), CellNotes())
    for cell in Cell.all {
      let parts = Array(fields[cell.index * width..<(cell.index + 1) * width])
      let isGiven = parts[width - 1] == "0"
      if let digit = try digit(parts[0], at: cell, origin: origin) {
        entry.put(digit, at: cell, isGiven: isGiven)
      } else {
        notes[cell] = try marks(parts[1], version, at: cell, origin: origin)
        if version > 3 {
          centreNotes[cell] = try marks(parts[2], version, at: cell, origin: origin)
        }
      }
    }
    if !notes.isEmpty { entry.notes = notes }
    if !centreNotes.isEmpty { entry.centreNotes = centreNotes }
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

  private static func digit(
    _ text: Substring, at cell: Cell, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> Digit? {
    guard let value = Int(text), (0...9).contains(value) else {
      throw origin.error(found: .textInCell(String(text), cell), expected: .digitOrZero)
    }
    return Digit(value)
  }

  private static func marks(
    _ text: Substring, _ version: Int, at cell: Cell, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> DigitSet {
    if text == "-" { return .none }
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

extension Substring {
  /// `true` if it is empty or blank.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
