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
  private var rows: [Result<GridTextRow, PuzzleTextError>] = []
  private var firstLine = 0
  private var hasRules = false
  /// At most two framed grids that may belong to a following grid of candidates.
  private var waiting: [PuzzleEntry] = []
  private var sections = SadManSections()
  /// A line of words, which is the title if a grid follows.
  private var title: PuzzleLine?

  /// `true` if nothing is left over from earlier lines.
  var isIdle: Bool { rows.isEmpty && waiting.isEmpty && sections.isIdle && title == nil }

  /// `true` if a grid or one of SadMan's sections is incomplete.
  var isInGrid: Bool { !rows.isEmpty || !sections.isIdle }

  /// Takes a line that isn't blank and isn't a puzzle by itself.
  mutating func take(_ line: PuzzleLine, into output: inout [PuzzleReading]) {
    let bytes = line.trimmed
    if bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") {
      endGrid(&output)
      endWaiting(&output)
      let name = PuzzleLine.text(bytes.dropFirst().dropLast())
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

  /// Ends the current grid and puzzle, before a puzzle of another kind or the end.
  mutating func end(_ output: inout [PuzzleReading]) {
    if let title {
      output.append(.failure(Self.unknown(title)))
      self.title = nil
    }
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
    if rows.isEmpty { firstLine = line.number }
    switch GridTextRow.reading(of: line) {
    case .border: hasRules = hasRules || !rows.isEmpty
    case .row(let row):
      useTitle()
      rows.append(.success(row))
    case .failure(let error):
      useTitle()
      rows.append(.failure(error))
    case nil:
      guard !rows.isEmpty else {
        end(&output)
        title = line
        return
      }
      rows.append(.failure(Self.unknown(line)))
    }
    if rows.count == 9 { completeGrid(&output) }
  }

  private mutating func useTitle() {
    guard let title else { return }
    headers.takeTitle(PuzzleLine.text(title.trimmed.prefix(128)))
    self.title = nil
  }

  private static func unknown(_ line: PuzzleLine) -> PuzzleTextError {
    line.error(
      found: .text(PuzzleLine.text(line.trimmed.prefix(128))), expected: .puzzle)
  }

  /// Reports a grid of fewer than nine rows, or the first of its rows that isn't one.
  private mutating func endGrid(_ output: inout [PuzzleReading]) {
    guard !rows.isEmpty else { return }
    let error = PuzzleTextError(
      format: .sdk, line: firstLine, found: .rows(rows.count), expected: .rows)
    output.append(.failure(firstFailure ?? error))
    forgetRows()
  }

  private mutating func endWaiting(_ output: inout [PuzzleReading]) {
    output += waiting.map { .success($0) }
    waiting = []
  }

  private mutating func forgetRows() {
    rows = []
    hasRules = false
    headers = PuzzleHeaders()
  }

  private var firstFailure: PuzzleTextError? {
    for case .failure(let error) in rows { return error }
    return nil
  }
}

extension GridAssembly {
  private mutating func completeGrid(_ output: inout [PuzzleReading]) {
    let rows = rows.compactMap { try? $0.get() }
    defer { forgetRows() }
    if let firstFailure {
      output.append(.failure(firstFailure))
      return
    }
    let sets = rows.flatMap(\.sets)
    let notes = CellNotes { sets[$0.index] }
    if rows.allSatisfy({ $0.shape == .cells }) {
      completeCells(notes, isFramed: hasRules || rows.contains(where: \.hasBars), &output)
    } else {
      let places = rows.indices.flatMap { row in rows[row].placed.map { row * 9 + $0 } }
      completeLists(notes, placed: places.map { Cell($0) }, &output)
    }
  }

  private mutating func completeCells(
    _ sets: CellNotes, isFramed: Bool, _ output: inout [PuzzleReading]
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
    _ sets: CellNotes, placed: [Cell], _ output: inout [PuzzleReading]
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
