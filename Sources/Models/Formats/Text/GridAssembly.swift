import Sudoku

/// Assembles grids from lines, and puzzles from grids. One grid of cells is a puzzle. One or two
/// grids of cells followed by one of candidates are the givens, the placed digits, and the
/// candidates.
///
/// ```
/// *-----------*     *-----------*     *----------------------*
/// |8..|4..|...|     |8..|4..|...|     | 8   123   1237 | 4 …
/// |.65|...|.42|     |.65|.7.|.42|     | 13  6     5    | 13 …
/// ```
struct GridAssembly: Sendable {
  private var headers = PuzzleHeaders()
  /// The rows of the current grid. There are nine or more only where it isn't clear yet with which
  /// of them the grid begins.
  private var rows: [Row] = []
  /// The numbers of rows before the blank lines among them.
  private var gaps: [Int] = []
  private var hasRules = false
  /// At most two framed grids that may belong to a following grid of candidates.
  private var waiting: [PuzzleEntry] = []
  private var sections = SadManSections()
  /// A line of words, which is the title if a grid follows.
  private var title: PuzzleLine?
  /// The error for the first line of words, where a text turns out to have nothing else.
  private(set) var onlyWords: PuzzleTextError?

  /// A line that is part of a grid, or was meant to be.
  private struct Row: Sendable {
    let reading: Result<GridTextRow, PuzzleTextError>
    /// The number of the line.
    let line: Int
    /// The numbers of bytes between blanks.
    let widths: [Int]

    init(_ reading: Result<GridTextRow, PuzzleTextError>, of line: PuzzleLine) {
      self.reading = reading
      self.line = line.number
      widths = Self.widths(of: line)
    }

    static func widths(of line: PuzzleLine) -> [Int] {
      line.trimmed.split(whereSeparator: \.isBlank).map(\.count)
    }
  }

  /// `true` if nothing is left over from earlier lines.
  var isIdle: Bool { rows.isEmpty && waiting.isEmpty && sections.isIdle && title == nil }

  /// `true` if a grid or one of SadMan's sections is incomplete.
  var isInGrid: Bool { !rows.isEmpty || !sections.isIdle }

  /// Takes a line that isn't blank and isn't a puzzle by itself.
  mutating func take(_ line: PuzzleLine, into output: inout [PuzzleReading]) {
    let bytes = line.trimmed
    if bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") {
      let name = PuzzleLine.text(bytes.dropFirst().dropLast())
      guard sections.canBegin(name) else { return takeWords(line, into: &output) }
      endGrid(&output)
      endWaiting(&output)
      if let reading = sections.begin(name, line: line.number) { output.append(reading) }
      return
    }
    if bytes.first == UInt8(ascii: "#") || bytes.first == UInt8(ascii: "%") {
      end(&output)
      headers.take(bytes)
      return
    }
    guard !sections.take(bytes) else { return }
    takeRow(line, into: &output)
  }

  /// Takes a blank line. It may stand between the rows of a grid, or before its first one.
  mutating func takeBlank(into output: inout [PuzzleReading]) {
    if rows.count >= 9 { completeGrid(&output) }
    if !rows.isEmpty, gaps.last != rows.count { gaps.append(rows.count) }
  }

  /// Ends the current grid and puzzle, before a puzzle of another kind or the end.
  mutating func end(_ output: inout [PuzzleReading]) {
    title = nil
    endGrid(&output)
    endWaiting(&output)
    if let reading = sections.end() { output.append(reading) }
  }

  /// Discards the framed grid right before a link to the same board: it is a drawing of that.
  mutating func dropDrawing(of entry: PuzzleEntry) {
    let formats: [PuzzleFormat] = [.sudokuPad, .fPuzzles]
    guard rows.isEmpty, waiting.last?.givens == entry.grid,
      entry.origin.map({ formats.contains($0.format) }) == true
    else { return }
    waiting.removeLast()
  }

  /// Discards headers that aren't followed by a grid.
  mutating func dropHeaders() { headers = PuzzleHeaders() }
}

extension GridAssembly {
  private mutating func takeRow(_ line: PuzzleLine, into output: inout [PuzzleReading]) {
    switch GridTextRow.reading(of: line) {
    case .border: hasRules = hasRules || !rows.isEmpty
    case .row(let row): add(.success(row), of: line, &output)
    case .failure(let error) where !rows.isEmpty || line.trimmed.contains(where: \.isDigit):
      add(.failure(error), of: line, &output)
    case .failure, nil:
      if isLikeLastRow(line) {
        add(.failure(Self.unknown(line)), of: line, &output)
      } else {
        takeWords(line, into: &output)
      }
    }
  }

  /// Takes a line of words, which ends a grid, and is the title of the next one if that follows.
  private mutating func takeWords(_ line: PuzzleLine, into output: inout [PuzzleReading]) {
    end(&output)
    title = line
    onlyWords = onlyWords ?? Self.unknown(line)
  }

  /// Returns `true` if `line` follows a row and has the same shape, so that it was meant to be one.
  private func isLikeLastRow(_ line: PuzzleLine) -> Bool {
    gaps.last != rows.count && rows.last?.widths == Row.widths(of: line)
  }

  /// Adds a row, and completes the grid with the ninth. Nine rows without a blank line between them
  /// are a grid, whatever stands before the blank line above them.
  private mutating func add(
    _ reading: Result<GridTextRow, PuzzleTextError>, of line: PuzzleLine,
    _ output: inout [PuzzleReading]
  ) {
    useTitle()
    rows.append(Row(reading, of: line))
    let start = gaps.last ?? 0
    if rows.count - start == 9 {
      output += Self.complaints(about: rows[..<start])
      rows.removeFirst(start)
      completeGrid(&output)
    } else if rows.count == 9, areGapsRegular {
      completeGrid(&output)
    }
  }

  /// `true` if the blank lines are between boxes, or between all rows.
  private var areGapsRegular: Bool {
    gaps.allSatisfy { $0.isMultiple(of: 3) } || gaps.elementsEqual(1..<rows.count)
  }

  private mutating func useTitle() {
    guard let title else { return }
    headers.takeTitle(PuzzleLine.text(title.trimmed.prefix(128)))
    self.title = nil
  }

  private static func unknown(_ line: PuzzleLine) -> PuzzleTextError {
    PuzzleLink.refusal(of: line)
      ?? line.error(
        found: .text(PuzzleLine.text(line.trimmed.prefix(128))), expected: .puzzle)
  }

  /// Ends a grid, and reports what is left of fewer than nine rows.
  private mutating func endGrid(_ output: inout [PuzzleReading]) {
    if rows.count >= 9 { completeGrid(&output) }
    guard !rows.isEmpty else { return }
    output += Self.complaints(about: rows[...])
    forgetRows()
  }

  /// Returns one error for fewer than nine rows, or one for each of them if none could be read.
  private static func complaints(about rows: ArraySlice<Row>) -> [PuzzleReading] {
    guard let first = rows.first else { return [] }
    let failures = rows.compactMap(failure)
    guard failures.count < rows.count else { return failures.map { .failure($0) } }
    let error = PuzzleTextError(
      format: .sdk, line: first.line, found: .rows(rows.count), expected: .rows)
    return [.failure(failures.first ?? error)]
  }

  private static func failure(_ row: Row) -> PuzzleTextError? {
    if case .failure(let error) = row.reading { error } else { nil }
  }

  private mutating func endWaiting(_ output: inout [PuzzleReading]) {
    output += waiting.map { .success($0) }
    waiting = []
  }

  private mutating func forgetRows() {
    (rows, gaps) = ([], [])
    hasRules = false
    headers = PuzzleHeaders()
  }
}

extension GridAssembly {
  /// Makes a puzzle of the first nine rows.
  private mutating func completeGrid(_ output: inout [PuzzleReading]) {
    let (own, rest) = (rows.prefix(9), Array(rows.dropFirst(9)))
    defer {
      forgetRows()
      rows = rest
    }
    if let failure = own.lazy.compactMap(Self.failure).first {
      output.append(.failure(failure))
      return
    }
    let rows = own.compactMap { try? $0.reading.get() }
    let line = own.first?.line ?? 1
    let sets = rows.flatMap(\.sets)
    let notes = CellNotes { sets[$0.index] }
    if rows.allSatisfy({ $0.shape == .cells }) {
      completeCells(
        notes, isFramed: hasRules || rows.contains(where: \.hasBars), line: line, &output)
    } else {
      let places = rows.indices.flatMap { row in rows[row].placed.map { row * 9 + $0 } }
      completeLists(notes, placed: places.map { Cell($0) }, line: line, &output)
    }
  }

  private mutating func completeCells(
    _ sets: CellNotes, isFramed: Bool, line firstLine: Int, _ output: inout [PuzzleReading]
  ) {
    var grid = Grid()
    for cell in Cell.all { grid[cell] = sets[cell].first }
    if sections.take(grid, headers, line: firstLine) { return }
    let format: PuzzleFormat = headers.isDebian ? .debian : isFramed ? .ss : .sdk
    var entry = PuzzleEntry(
      givens: grid, origin: PuzzleOrigin(format: format, line: firstLine))
    entry.details = headers.details
    if isFramed {
      waiting.append(entry)
      if waiting.count > 2 { output.append(.success(waiting.removeFirst())) }
    } else {
      endWaiting(&output)
      output.append(.success(entry))
    }
  }

  private mutating func completeLists(
    _ sets: CellNotes, placed: [Cell], line firstLine: Int, _ output: inout [PuzzleReading]
  ) {
    let format: PuzzleFormat = placed.isEmpty ? .pencilmarks : .sdx
    let line = waiting.first?.origin?.line ?? firstLine
    if let givens = waiting.first?.givens, let values = waiting.last?.givens,
      Self.belong(givens, values, sets)
    {
      var entry = PuzzleEntry(givens: givens, origin: PuzzleOrigin(format: format, line: line))
      entry.details = waiting.first?.details ?? [:]
      for cell in givens.emptyCells { entry.placed[cell] = values[cell] }
      entry.candidates = CellNotes { values[$0] == nil ? sets[$0] : .none }
      waiting = []
      output.append(.success(entry))
      return
    }
    endWaiting(&output)
    let origin = PuzzleOrigin(format: format, line: firstLine)
    var entry = CandidateText.entry(sets, origin: origin)
    entry.details = headers.details
    for cell in placed {
      guard let digit = sets[cell].only else { continue }
      entry.givens[cell] = nil
      entry.placed[cell] = digit
      entry.candidates?[cell] = .none
    }
    output.append(.success(entry))
  }

  /// Returns `true` if `sets` are the candidates for `values`, and `values` includes all `givens`.
  private static func belong(_ givens: Grid, _ values: Grid, _ sets: CellNotes) -> Bool {
    Cell.all.allSatisfy { cell in
      (givens[cell] == nil || givens[cell] == values[cell])
        && values[cell].map { sets[cell] == DigitSet([$0]) } ?? true
    }
  }
}
