import Sudoku

/// A line of HoDoKu's library: `:code:digits:cells:deleted:eliminations:placements:length`.
///
/// ```
/// :0100:1:....7.94.+2…:613 645:114 126::
///    |  |      |          |       |     digits, rows and columns from 1: 1 out of r1c4
///    |  |      |          '- candidates that are already gone: 6 in r1c3, 6 in r4c5
///    |  |      '- 81 cells; a plus sign before a digit that is not a given
///    |  '- the digits that the step is about
///    '- the technique: pointing
/// ```
enum LibraryLine {
  /// Parses `bytes`, which begin with a colon.
  static func read(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let fields = bytes.parts(at: ":").dropFirst()
    guard fields.count >= 4 else {
      throw line.error(
        found: .fieldsAfterColons(fields.count),
        expected: .notation(":code:digits:cells:deleted::"), format: .library)
    }
    let parts = Array(fields)
    var entry = try read(cells: parts[2], deleted: parts[3], of: line)
    var step = LibraryStep(code: PuzzleLine.text(parts[0]), digits: PuzzleLine.text(parts[1]))
    if parts.count > 4 { step.eliminations = try candidates(parts[4], of: line) }
    if parts.count > 5 { step.placements = try candidates(parts[5], of: line) }
    if parts.count > 6 { step.remark = PuzzleLine.text(parts[6].trimmed) }
    if step != .none { entry.step = step }
    return entry
  }

  /// Parses 81 cells and the candidates that are already gone.
  static func read(
    cells: ArraySlice<UInt8>, deleted: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    var entry = try self.cells(cells, of: line)
    let deleted = try candidates(deleted, of: line)
    if !deleted.isEmpty {
      entry.candidates = CellNotes(leftBy: entry.grid)
      for candidate in deleted { entry.candidates?[candidate.cell].remove(candidate.digit) }
    }
    return entry
  }

  private static func cells(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> PuzzleEntry {
    var entry = PuzzleEntry(origin: line.origin(.library))
    var (count, isPlaced) = (0, false)
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == "+", !isPlaced {
        isPlaced = true
        continue
      }
      guard let value = CellText.digit(byte), !isPlaced || value != 0 else {
        throw line.error(at: index, expected: isPlaced ? .digitAfterPlus : .cell, format: .library)
      }
      if count < 81 { entry.put(Digit(Int(value)), at: Cell(count), isGiven: !isPlaced) }
      (count, isPlaced) = (count + 1, false)
    }
    guard count == 81 else {
      throw line.error(found: .cells(count), expected: .cells, format: .library)
    }
    return entry
  }

  /// Parses groups of a digit, a row and a column.
  private static func candidates(
    _ bytes: ArraySlice<UInt8>, of line: PuzzleLine
  ) throws(PuzzleTextError) -> [Candidate] {
    var candidates: [Candidate] = []
    for group in bytes.split(whereSeparator: \.isBlank) {
      let digits = group.compactMap(\.digit)
      guard group.count == 3, digits.count == 3 else {
        throw line.error(at: group.startIndex, expected: .candidate, format: .library)
      }
      let cell = Cell(row: digits[1].index, column: digits[2].index)
      candidates.append(Candidate(cell, digits[0]))
    }
    return candidates
  }

  /// Returns the line of `entry`.
  static func text(of entry: PuzzleEntry) -> String {
    let cells = Cell.all.map { cell in
      entry.givens[cell]?.description ?? entry.placed[cell].map { "+\($0)" } ?? "."
    }
    let (all, left) = (CellNotes(leftBy: entry.grid), entry.allCandidates)
    let deleted = Cell.all.flatMap { cell in
      all[cell].subtracting(left[cell]).map { Candidate(cell, $0) }
    }
    let step = entry.step ?? .none
    let fields = [
      step.code, step.digits, cells.joined(), text(of: deleted), text(of: step.eliminations),
      text(of: step.placements), step.remark,
    ]
    return ":" + fields.joined(separator: ":")
  }

  private static func text(of candidates: [Candidate]) -> String {
    candidates.map { "\($0.digit)\($0.cell.row + 1)\($0.cell.column + 1)" }.joined(separator: " ")
  }
}

extension LibraryStep {
  /// The step of a library position without a step.
  static let none = LibraryStep(code: "0000", digits: "x")
}
