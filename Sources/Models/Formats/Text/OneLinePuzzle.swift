import Sudoku

/// Reads the formats that put a puzzle into one line.
///
/// ```
/// 4.....8.5.3..........7......2.....6.....8.4... # found on a train
/// :0100:1:....7.94.+2…:613 …::
/// https://sudokupad.app/scfsIFrev0quIs0pAGDHPqBs0
/// #5>55!J)-C+T![;i(cB>fWI
/// 3x3:4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4f
/// ```
enum OneLinePuzzle {
  /// Returns the puzzle of `line` or its error, or `nil` if it isn't in one of these formats.
  static func reading(of line: PuzzleLine) -> PuzzleReading? {
    do throws(PuzzleTextError) {
      return try entry(of: line).map { .success($0) }
    } catch {
      return .failure(error)
    }
  }

  private static func entry(of line: PuzzleLine) throws(PuzzleTextError) -> PuzzleEntry? {
    let bytes = line.trimmed
    guard !bytes.isEmpty, !GridRow.isBorder(bytes) else { return nil }
    if bytes.first == ":" { return try LibraryLine.read(bytes, of: line) }
    if bytes.first == "#" {
      let number = bytes.dropFirst().prefix(while: \.isNumeral)
      let rest = bytes.dropFirst(number.count + 1).drop { $0.isBlank || $0.isOne(of: ".:") }
      if (1...7).contains(number.count), leadingCells(of: rest) == 81 {
        return plain(rest, number: line.number)
      }
      return GnomeCode.isLikely(bytes) ? try GnomeCode.read(bytes, of: line) : nil
    }
    let cells = leadingCells(of: bytes)
    if cells == 81 {
      // One of nine lines of candidates, perhaps.
      guard !areCandidates(bytes.prefix(81)) else { return nil }
      guard !JigsawRegions.begin(bytes), !isJigsaw(bytes.dropFirst(81)) else {
        throw jigsaw(line.number)
      }
      let entry = plain(bytes, number: line.number)
      if let other = second(in: bytes), !other.isSolution(of: entry.givens) {
        throw line.error(found: .cells(162), expected: .cellsInLine, format: .line)
      }
      return entry
    }
    if let position = try marked(bytes, of: line) { return position }
    if cells == 729 { return SukakuLine.read(bytes, of: line) }
    if let characters = SudokuWikiText.characters(of: bytes) {
      return try SudokuWikiText.read(characters, of: line)
    }
    if SoloID.isLikely(bytes) { return try SoloID.read(bytes, of: line) }
    if PuzzleLink.isLikely(bytes) { return try PuzzleLink.read(bytes, of: line) }
    return try withinOtherText(bytes, of: line)
  }

  /// Returns how many of the first bytes are cells.
  private static func leadingCells(of bytes: ArraySlice<UInt8>) -> Int {
    let end = bytes.firstIndex { CellText.digit($0) == nil } ?? bytes.endIndex
    return end - bytes.startIndex
  }

  /// Returns what follows the separators at the beginning of `bytes`.
  private static func afterSeparators(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.drop { $0.isBlank || $0.isOne(of: ",;:|") }
  }

  /// Returns `true` if the next cells in `bytes`, after separators, are the regions of a jigsaw.
  static func isJigsaw(_ bytes: ArraySlice<UInt8>) -> Bool {
    JigsawRegions.begin(afterSeparators(bytes))
  }

  /// The grid that follows the one at the beginning of `bytes` after a separator.
  private static func second(in bytes: ArraySlice<UInt8>) -> Grid? {
    let rest = afterSeparators(bytes.dropFirst(81))
    guard leadingCells(of: rest) == 81, rest.prefix(81).contains(where: \.isDigit) else {
      return nil
    }
    return grid(rest.prefix(81))
  }

  static func jigsaw(_ line: Int) -> PuzzleTextError {
    PuzzleTextError(format: .line, line: line, found: .jigsawRegions, expected: .classicRules)
  }

  static func plain(_ bytes: ArraySlice<UInt8>, number: Int) -> PuzzleEntry {
    var entry = PuzzleEntry(plainLine: bytes.prefix(81), line: number)
    guard bytes.count > 81 else { return entry }
    let rest = bytes.dropFirst(81).trimmed
    if rest.first == "#" {
      let comment = PuzzleLine.text(rest.dropFirst().trimmed)
      if !comment.isEmpty { entry.details[.comment] = comment }
    }
    return entry
  }

  /// Returns the line of `entry`, with its comment or else its title.
  static func text(of entry: PuzzleEntry) -> String {
    let remark = entry.details[.comment] ?? entry.details[.title]
    return entry.givens.description + (remark.map { " # " + PuzzleWriter.oneLine($0) } ?? "")
  }

  static func grid(_ bytes: ArraySlice<UInt8>) -> Grid {
    Grid(cells: bytes.map { CellText.digit($0) ?? 0 }[...])
  }

  /// Returns `true` if 81 bytes are candidates in their places, as in a ninth of a Sukaku.
  static func areCandidates(_ bytes: ArraySlice<UInt8>) -> Bool {
    SukakuLine.areInOrder(bytes.lazy.map { CellText.digit($0) ?? 0 })
  }

  /// Reads a position as in HoDoKu's library without the fields before it: 81 cells, a plus sign
  /// before a digit that isn't a given, and then perhaps a colon and the candidates that are gone.
  private static func marked(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry? {
    let parts = bytes.parts(at: ":")
    guard let cells = parts.first, parts.count > 1 || cells.contains(where: { $0 == "+" }),
      cells.count(where: { $0 != "+" }) == 81,
      cells.allSatisfy({ $0 == "+" || CellText.digit($0) != nil })
    else { return nil }
    return try LibraryLine.read(cells: cells, deleted: parts.count > 1 ? parts[1] : [], of: line)
  }

  /// Finds the first run of exactly 81 cells inside `bytes`, such as a field of a table or a part
  /// of an address.
  private static func withinOtherText(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry? {
    let fields = bytes.parts(at: ",")
    if fields.count >= 7, leadingCells(of: fields[4]) == 81, fields[4].count == 81 {
      var entry = PuzzleEntry(givens: grid(fields[4]), origin: line.origin(.gsf))
      let title = PuzzleLine.text(fields[5].trimmed)
      if !title.isEmpty { entry.details[.title] = title }
      return entry
    }
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let length = leadingCells(of: bytes[start...])
      if length == 81 {
        let cells = bytes[start..<start + 81]
        guard !GridRow.isBorder(cells), !areCandidates(cells) else { return nil }
        guard !isJigsaw(bytes[(start + 81)...]) else { throw jigsaw(line.number) }
        return PuzzleEntry(givens: grid(cells), origin: line.origin(.line))
      }
      start += length + 1
    }
    return nil
  }
}

extension Grid {
  /// Returns `true` if the grid is solved and has all digits of `givens`.
  fileprivate func isSolution(of givens: Grid) -> Bool {
    isSolved && Cell.all.allSatisfy { givens[$0] == nil || givens[$0] == self[$0] }
  }
}
