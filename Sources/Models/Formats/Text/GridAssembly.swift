import Sudoku

/// Assembles grids from lines. Each line has the readings that its tokens allow; what all lines of
/// a grid have in common decides:
///
/// - nine lines of nine cells, with or without numbers of rows that follow each other,
/// - lines of 81 or 729 cells together, wherever they were broken,
/// - a board below the numbers of its columns.
///
/// A grid is complete as soon as nothing else is possible. What can be read in two ways is an
/// error.
struct GridAssembly: Sendable {
  /// The puzzles and errors that are complete, until they are taken away.
  var output: [PuzzleReading] = []
  private var headers = PuzzleHeaders()
  private var rows = PendingRows()
  /// `true` if the last line was a rule.
  private var isAfterRule = false
  /// A board with numbers above its columns, which is read as a whole.
  private var board: ScreenBoard?
  private var positions = PositionAssembly()
  private var sections = SadManSections()
  /// A line of words, which is the title if a grid follows.
  private var title: PuzzleLine?
  /// The letters of a jigsaw's regions in the last lines, nine for each row.
  private var regionRows: [UInt8] = []
  /// The error for the first line of words, if a text turns out to have nothing else.
  private(set) var onlyWords: PuzzleTextError?

  /// `true` if nothing is left over from earlier lines.
  var isIdle: Bool {
    rows.isEmpty && positions.isIdle && sections.isIdle && title == nil && board == nil
  }

  /// `true` if a grid or one of SadMan's sections is incomplete.
  var isInGrid: Bool { !rows.isEmpty || !sections.isIdle || board != nil }

  /// `true` if every line belongs to a board until that ends.
  var isInBoard: Bool { board != nil }

  /// Reads a line that isn't blank and isn't a puzzle by itself.
  mutating func read(_ line: PuzzleLine) {
    guard !goesOnWithBoard(line) else { return }
    if rows.isEmpty, sections.isIdle, let begun = ScreenBoard(line) {
      board = begun
      return
    }
    readLine(line)
  }

  /// Reads a blank line. It may come between the rows of a grid, or before its first one.
  mutating func readBlank(_ line: PuzzleLine) {
    guard !goesOnWithBoard(line) else { return }
    settle(rows.atBlank)
    rows.addGap()
  }

  /// Ends the current grid and puzzle, before a puzzle of another kind or the end.
  mutating func end() {
    endPosition()
    output += positions.end()
  }

  /// Ends the current grid, and the puzzle unless the regions of a jigsaw may follow.
  private mutating func endPosition() {
    if let board {
      self.board = nil
      settle(board.end(), of: board)
    }
    title = nil
    settle(rows.atEnd)
    output += positions.endFramed()
    if let reading = sections.end() { output.append(reading) }
  }

  /// Discards the framed grid right before a link to the same board: it is a drawing of that.
  mutating func dropDrawing(of entry: PuzzleEntry) {
    if rows.isEmpty { positions.dropDrawing(of: entry) }
  }

  /// Discards headers that aren't followed by a grid.
  mutating func dropHeaders() { headers = PuzzleHeaders() }

  /// Gives the board the next line. Returns `false` if there is none.
  private mutating func goesOnWithBoard(_ line: PuzzleLine) -> Bool {
    guard var board else { return false }
    let progress = board.add(line)
    self.board = board
    if case .goesOn = progress { return true }
    self.board = nil
    settle(progress, of: board)
    return true
  }

  private mutating func settle(_ progress: ScreenBoard.Progress, of board: ScreenBoard) {
    switch progress {
    case .goesOn: break
    case .ended(let reading):
      useTitle()
      output += positions.end()
      output.append(
        reading.map { entry in
          var entry = entry
          entry.details = headers.details
          return entry
        })
      headers = PuzzleHeaders()
    case .failed where board.hasRows:
      var other = GridAssembly()
      other.readLines(of: board)
      other.end()
      let isRead = other.output.contains { (try? $0.get()) != nil }
      output += isRead ? other.output : [.failure(board.failure)]
    case .failed: readLines(of: board)
    }
  }

  /// Reads the lines of a board that turned out not to be one.
  private mutating func readLines(of board: ScreenBoard) {
    for line in board.lines {
      if line.trimmed.isEmpty {
        readBlank(line)
      } else {
        readLine(line)
      }
    }
  }

  private mutating func readLine(_ line: PuzzleLine) {
    let bytes = line.trimmed
    if bytes.first == "[", bytes.last == "]" {
      let name = PuzzleLine.text(bytes.dropFirst().dropLast())
      if sections.canBegin(name) {
        settle(rows.atEnd)
        output += positions.end()
        if let reading = sections.begin(name, line: line.number) { output.append(reading) }
        return
      }
    }
    let role = GridRow.role(of: line)
    if bytes.first.isOne(of: "#%") {
      guard case .row(let row) = role, row.readings[.none]?.isOfLists == true else {
        end()
        headers.read(bytes)
        return
      }
    }
    guard !sections.reads(bytes) else { return }
    readRow(role, line)
  }

  private mutating func readRow(_ role: GridRow.Role, _ line: PuzzleLine) {
    defer { if case .border = role { isAfterRule = true } else { isAfterRule = false } }
    switch role {
    case .border:
      // The bottom of a frame, and the top of the next.
      if isAfterRule { settle(rows.atBlank) }
      rows.addRule()
    case .heading: break
    case .row(let row):
      let hasCells = !row.readings.isEmpty || row.chunk != nil || row.size != nil
      if row.isCut || !row.hasDigits { onlyWords = onlyWords ?? Self.unknown(line) }
      if row.isCut, rows.isEmpty, row.chunk?.count != 81, row.readings[.none] == nil,
        row.readings[.left]?.label ?? 1 > 1
      {
        return readWords(line)
      }
      if hasCells || !rows.isEmpty || line.trimmed.contains(where: \.isDigit) {
        add(row)
      } else {
        readWords(line)
      }
    case .words:
      if rows.endWithRow(ofWidths: line.widths) {
        var row = GridRow(line: line.number)
        row.failure = Self.unknown(line)
        row.widths = line.widths
        add(row)
      } else {
        readWords(line)
      }
    }
  }

  /// Reads a line of words, which ends a grid, and is the title of the next one if that follows.
  private mutating func readWords(_ line: PuzzleLine) {
    guard !readRegions(line) else { return }
    endPosition()
    title = line
    onlyWords = onlyWords ?? Self.unknown(line)
  }

  /// Reads nine letters of regions, and refuses the grid before them once there are nine lines.
  private mutating func readRegions(_ line: PuzzleLine) -> Bool {
    let letters = line.trimmed.filter { !$0.isBlank }
    guard rows.isEmpty, letters.count == 9, letters.allSatisfy({ JigsawRegions.number($0) != nil })
    else {
      regionRows = []
      return false
    }
    regionRows += letters
    guard regionRows.count == 81 else { return true }
    if JigsawRegions.begin(regionRows[...]) {
      output += positions.refuseJigsaw(line: line.number - 8)
    }
    regionRows = []
    return true
  }

  private mutating func useTitle() {
    guard let title else { return }
    let text = PuzzleLine.start(of: title.trimmed)
    let isCode = text.contains(where: "{}[]=\\;|<>".contains) || text.contains("   ")
    if !isCode { headers.addTitle(text) }
    self.title = nil
  }

  private static func unknown(_ line: PuzzleLine) -> PuzzleTextError {
    PuzzleLink.refusal(of: line)
      ?? line.error(found: .text(PuzzleLine.start(of: line.trimmed)), expected: .puzzle)
  }

  private mutating func add(_ row: GridRow) {
    useTitle()
    settle(rows.add(row))
  }

  /// Hands on what the rows turned out to be, and forgets them. Does nothing without a verdict.
  private mutating func settle(_ verdict: [PendingRows.Verdict]?) {
    guard let verdict else { return }
    for part in verdict {
      switch part {
      case .error(let error): output.append(.failure(error))
      case .grid(let cells, let lines): finish(cells, of: lines)
      case .cells(let cells, let line):
        let format: PuzzleFormat = cells.contains { $0 > 15 } ? .library : .line
        var entry = PuzzleEntry(origin: PuzzleOrigin(format: format, line: line))
        for (cell, value) in zip(Cell.all, cells) {
          entry.put(Digit(Int(value & 15)), at: cell, isGiven: value < 16)
        }
        entry.details = headers.details
        output += positions.add(entry, isFramed: false)
      case .candidates(let sets, let line):
        output += positions.end()
        var entry = CandidateText.entry(sets, origin: PuzzleOrigin(format: .sukaku, line: line))
        entry.details = headers.details
        output.append(.success(entry))
      }
    }
    (rows, headers) = (PendingRows(), PuzzleHeaders())
  }

  /// Makes a puzzle of nine rows.
  private mutating func finish(_ cells: [RowCells], of lines: ArraySlice<GridRow>) {
    let line = lines.first?.line ?? 1
    let sets = cells.flatMap(\.sets)
    let notes = CellNotes { sets[$0.index] }
    let placed = cells.indices.flatMap { row in cells[row].placed.map { Cell(row * 9 + $0) } }
    if cells.contains(where: \.isOfLists) {
      output += positions.add(
        candidates: notes, placed: placed, details: headers.details, line: line)
      return
    }
    var grid = Grid()
    for cell in Cell.all { grid[cell] = notes[cell].first }
    if sections.add(grid, headers, line: line) { return }
    let isFramed = rows.hasRules || lines.contains(where: \.hasBars)
    let format: PuzzleFormat = headers.isDebian ? .debian : isFramed ? .ss : .sdk
    var entry = PuzzleEntry(givens: grid, origin: PuzzleOrigin(format: format, line: line))
    entry.details = headers.details
    for cell in placed {
      entry.givens[cell] = nil
      entry.placed[cell] = grid[cell]
    }
    output += positions.add(entry, isFramed: isFramed)
  }
}
