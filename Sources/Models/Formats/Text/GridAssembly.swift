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
  /// The rows of the current grid, and those of which it isn't clear yet what they are.
  private var rows: [GridRow] = []
  /// The numbers of rows before the blank lines among them.
  private var gaps: [Int] = []
  private var hasRules = false
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
  /// The error for the first line of words, where a text turns out to have nothing else.
  private(set) var onlyWords: PuzzleTextError?

  /// `true` if nothing is left over from earlier lines.
  var isIdle: Bool {
    rows.isEmpty && positions.isIdle && sections.isIdle && title == nil && board == nil
  }

  /// `true` if a grid or one of SadMan's sections is incomplete.
  var isInGrid: Bool { !rows.isEmpty || !sections.isIdle || board != nil }

  /// `true` if every line belongs to a board until that ends.
  var isInBoard: Bool { board != nil }

  /// Takes a line that isn't blank and isn't a puzzle by itself.
  mutating func take(_ line: PuzzleLine) {
    guard !goesOnWithBoard(line) else { return }
    if rows.isEmpty, sections.isIdle, let begun = ScreenBoard(line) {
      board = begun
      return
    }
    takeLine(line)
  }

  /// Takes a blank line. It may stand between the rows of a grid, or before its first one.
  mutating func takeBlank(_ line: PuzzleLine) {
    guard !goesOnWithBoard(line) else { return }
    endRows()
    if !rows.isEmpty, gaps.last != rows.count { gaps.append(rows.count) }
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
      take(board.end(), of: board)
    }
    title = nil
    endGrid()
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
    let progress = board.take(line)
    self.board = board
    if case .goesOn = progress { return true }
    self.board = nil
    take(progress, of: board)
    return true
  }

  private mutating func take(_ progress: ScreenBoard.Progress, of board: ScreenBoard) {
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
      other.takeLines(of: board)
      other.end()
      let isRead = other.output.contains { (try? $0.get()) != nil }
      output += isRead ? other.output : [.failure(board.failure)]
    case .failed: takeLines(of: board)
    }
  }

  /// Takes the lines of a board that turned out not to be one.
  private mutating func takeLines(of board: ScreenBoard) {
    for line in board.lines {
      if line.trimmed.isEmpty {
        takeBlank(line)
      } else {
        takeLine(line)
      }
    }
  }

  private mutating func takeLine(_ line: PuzzleLine) {
    let bytes = line.trimmed
    if bytes.first == "[", bytes.last == "]" {
      let name = PuzzleLine.text(bytes.dropFirst().dropLast())
      if sections.canBegin(name) {
        endGrid()
        output += positions.end()
        if let reading = sections.begin(name, line: line.number) { output.append(reading) }
        return
      }
    }
    let role = GridRow.role(of: line)
    if bytes.first.isOne(of: "#%") {
      guard case .row(let row) = role, row.readings[.none]?.isOfLists == true else {
        end()
        headers.take(bytes)
        return
      }
    }
    guard !sections.take(bytes) else { return }
    takeRow(role, line)
  }

  private mutating func takeRow(_ role: GridRow.Role, _ line: PuzzleLine) {
    defer { if case .border = role { isAfterRule = true } else { isAfterRule = false } }
    switch role {
    case .border:
      // The bottom of a frame, and the top of the next.
      if isAfterRule { endRows() }
      hasRules = hasRules || !rows.isEmpty
    case .heading: break
    case .row(let row):
      let hasCells = !row.readings.isEmpty || row.chunk != nil || row.size != nil
      if row.isCut || !row.hasDigits { onlyWords = onlyWords ?? Self.unknown(line) }
      if row.isCut, rows.isEmpty, row.chunk?.count != 81, row.readings[.none] == nil,
        row.readings[.left]?.label ?? 1 > 1
      {
        return takeWords(line)
      }
      if hasCells || !rows.isEmpty || line.trimmed.contains(where: \.isDigit) {
        add(row)
      } else {
        takeWords(line)
      }
    case .words:
      if isLikeLastRow(line) {
        var row = GridRow(line: line.number)
        row.failure = Self.unknown(line)
        row.widths = Self.widths(of: line)
        add(row)
      } else {
        takeWords(line)
      }
    }
  }

  /// Takes a line of words, which ends a grid, and is the title of the next one if that follows.
  private mutating func takeWords(_ line: PuzzleLine) {
    guard !takeRegions(line) else { return }
    endPosition()
    title = line
    onlyWords = onlyWords ?? Self.unknown(line)
  }

  /// Takes nine letters of regions, and refuses the grid before them once there are nine lines.
  private mutating func takeRegions(_ line: PuzzleLine) -> Bool {
    let letters = line.trimmed.filter { !$0.isBlank }
    guard rows.isEmpty, letters.count == 9, letters.allSatisfy({ JigsawRegions.number($0) != nil })
    else {
      regionRows = []
      return false
    }
    regionRows += letters
    guard regionRows.count == 81 else { return true }
    if JigsawRegions.begin(regionRows[...]) {
      output += positions.takeRegions(line: line.number - 8)
    }
    regionRows = []
    return true
  }

  /// Returns `true` if `line` follows a row and has the same shape, so that it was meant to be one.
  private func isLikeLastRow(_ line: PuzzleLine) -> Bool {
    gaps.last != rows.count && rows.last?.widths == Self.widths(of: line)
  }

  private static func widths(of line: PuzzleLine) -> [Int] {
    line.trimmed.split(whereSeparator: \.isBlank).map(\.count)
  }

  private mutating func useTitle() {
    guard let title else { return }
    let text = PuzzleLine.start(of: title.trimmed)
    let isCode = text.contains(where: "{}[]=\\;|<>".contains) || text.contains("   ")
    if !isCode { headers.takeTitle(text) }
    self.title = nil
  }

  private static func unknown(_ line: PuzzleLine) -> PuzzleTextError {
    PuzzleLink.refusal(of: line)
      ?? line.error(
        found: .text(PuzzleLine.start(of: line.trimmed)), expected: .puzzle)
  }

  private mutating func forgetRows(_ count: Int) {
    rows.removeFirst(count)
    gaps = gaps.compactMap { $0 > count ? $0 - count : nil }
    guard rows.isEmpty else { return }
    gaps = []
    hasRules = false
    headers = PuzzleHeaders()
  }

  // MARK: Rows

  /// The most lines of a grid that is broken anywhere: one for each cell, and some more.
  private static let mostRows = 100

  /// Adds a row, and completes the grid as soon as it can be nothing else.
  private mutating func add(_ row: GridRow) {
    useTitle()
    rows.append(row)
    if !LooseCells.mayBecomeCandidates(rows[...]), !completesSukaku() {
      completeRows()
    }
    if rows.count > Self.mostRows { endGrid() }
  }

  private mutating func completeRows() {
    let start = gaps.last ?? 0
    if completesStream(from: start) || start > 0 && completesStream(from: 0) {
      return
    }
    let since = rows[start...]
    // Nine rows without a blank line between them are a grid, whatever stands before it.
    if since.count >= 9, completes(since, isAtEnd: false) { return }
    if rows.count >= 9, start > 0, areGapsRegular {
      _ = completes(rows[...], isAtEnd: false)
    }
  }

  /// `true` if the blank lines are between boxes, or between all rows.
  private var areGapsRegular: Bool {
    gaps.allSatisfy { $0.isMultiple(of: 3) } || gaps.elementsEqual(1..<rows.count)
  }

  /// Completes a grid of the last rows of `own`, if that is certain. Rows before it are its
  /// heading, or an error.
  private mutating func completes(_ own: ArraySlice<GridRow>, isAtEnd: Bool) -> Bool {
    let start = own.startIndex
    if own.contains(where: \.isBlank), !isAtEnd { return false }
    var own = own
    if isAtEnd, own.count > 9, own.contains(where: \.isBlank) {
      let filled = own.filter { !$0.isBlank }
      if own.count == 10, own.first?.isHeading == true {
        own = own.dropFirst()
      } else if filled.count == 9 {
        own = filled[...]
      }
    }
    let window = own.suffix(9)
    let before = own.dropLast(9)
    let earlier = rows[..<start].filter { !$0.isHeading && !$0.isBlank }
    guard window.count == 9 else { return false }
    let readings = RowCells.Label.allCases.compactMap { Self.cells(of: window, $0) }
    if Set(readings.map { $0.map(\.sets) }).count > 1, before.last?.isHeading != true {
      output.append(.failure(error(.twoGrids(.rowNumbers), .oneGrid, window.first?.line ?? 1)))
      forgetRows(rows.count)
      return true
    }
    if let cells = readings.last {
      if let heading = window.first, heading.isHeading, before.isEmpty, !isAtEnd,
        Self.grid(of: cells).map({ !$0.conflicts.isEmpty }) ?? true
      {
        return false
      }
      if let heading = before.last, heading.isHeading, before.count == 1,
        let other = Self.cells(of: own.prefix(9), .none), let first = Self.grid(of: other),
        first.conflicts.isEmpty, Self.grid(of: cells)?.conflicts.isEmpty == true
      {
        output.append(.failure(error(.twoGrids(.columnNumbers), .oneGrid, heading.line)))
      } else {
        complain(about: earlier[...])
        complain(about: before.filter { !$0.isHeading && !$0.isBlank }[...])
        finish(cells, of: window)
      }
      forgetRows(rows.count)
      return true
    }
    let good = RowCells.Label.allCases.map { Self.agreeing(window, $0) }.max() ?? 0
    guard good >= 5, before.allSatisfy(\.isHeading), isAtEnd || window.first?.isHeading != true,
      let failure = window.lazy.compactMap(\.failure).first
    else { return false }
    complain(about: earlier[...])
    output.append(.failure(failure))
    forgetRows(rows.count)
    return true
  }

  /// Returns the nine rows read in the same way, or `nil` if they can't be. The numbers of rows
  /// must follow each other.
  private static func cells(of rows: ArraySlice<GridRow>, _ label: RowCells.Label) -> [RowCells]? {
    let cells = rows.compactMap { $0.readings[label] }
    guard cells.count == 9 else { return nil }
    guard label != .none else { return cells }
    let labels = cells.map(\.label)
    let follow = zip(labels, labels.dropFirst()).allSatisfy { $1 - $0 == 1 }
    return follow ? cells : nil
  }

  /// Returns how many of nine rows can be read in this way, with numbers that fit to their places.
  private static func agreeing(_ rows: ArraySlice<GridRow>, _ label: RowCells.Label) -> Int {
    var counts: [Int: Int] = [:]
    for (number, row) in rows.enumerated() {
      guard let cells = row.readings[label] else { continue }
      counts[label == .none ? 0 : cells.label - number, default: 0] += 1
    }
    return counts.values.max() ?? 0
  }

  private static func grid(of rows: [RowCells]) -> Grid? {
    guard !rows.contains(where: \.isOfLists) else { return nil }
    return Grid(cells: rows.flatMap { $0.sets.map { UInt8($0.first?.rawValue ?? 0) } }[...])
  }

  private func error(
    _ found: PuzzleTextError.Found, _ expected: PuzzleTextError.Expected, _ line: Int
  ) -> PuzzleTextError {
    PuzzleTextError(format: nil, line: line, found: found, expected: expected)
  }

  /// Completes the grid before a blank line or the end, if it can be nothing else.
  private mutating func endRows() {
    guard !rows.isEmpty, !LooseCells.mayBecomeCandidates(rows[...]) else { return }
    let start = gaps.last ?? 0
    if rows.count - start >= 9, completes(rows[start...], isAtEnd: true) { return }
    if start == 0, let size = GridComplaint.size(of: rows[...]) {
      output.append(.failure(size))
      forgetRows(rows.count)
    }
  }

  private mutating func complain(about rows: some Sequence<GridRow>) {
    output += GridComplaint.complaints(about: rows).map { .failure($0) }
  }

  /// Ends a grid, and reports what is left of fewer than nine rows.
  private mutating func endGrid() {
    endSukaku()
    endRows()
    if rows.count >= 9, completes(rows[...], isAtEnd: true) { return }
    guard !rows.isEmpty else { return }
    complain(about: rows[...])
    forgetRows(rows.count)
  }

  // MARK: Cells without rows

  /// Completes the grid if the cells of the lines from the one at `start` are 81, wherever the
  /// lines were broken.
  private mutating func completesStream(from start: Int) -> Bool {
    let own = rows[start...]
    guard let line = own.first?.line,
      own.count == 1 || own.count != 9 || own.first?.chunk?.count != 9,
      let cells = LooseCells.cells(of: own), cells.count == 81,
      own.count == 1 || own.allSatisfy({ $0.readings[.none] == nil || $0.chunk?.count == 9 }),
      !LooseCells.areListed(own)
    else { return false }
    guard !LooseCells.arePlaces(cells) else {
      output.append(.failure(error(.listOfPlaces, .puzzle, line)))
      forgetRows(rows.count)
      return true
    }
    complain(about: rows[..<start])
    finish(cells, line: line)
    forgetRows(rows.count)
    return true
  }

  private mutating func finish(_ cells: [UInt8], line: Int) {
    let format: PuzzleFormat = cells.contains { $0 > 15 } ? .library : .line
    var entry = PuzzleEntry(origin: PuzzleOrigin(format: format, line: line))
    for (cell, value) in zip(Cell.all, cells) {
      entry.put(Digit(Int(value & 15)), at: cell, isGiven: value < 16)
    }
    entry.details = headers.details
    output += positions.take(entry, isFramed: false)
  }

  // MARK: Candidates in their places

  /// Reads lines that could have been the beginning of 729 candidates as puzzles, one a line.
  private mutating func endSukaku() {
    guard LooseCells.mayBecomeCandidates(rows[...]), let cells = LooseCells.cells(of: rows[...])
    else { return }
    guard cells.count.isMultiple(of: 81), rows.allSatisfy({ $0.chunk?.count == 81 }) else { return }
    for (index, row) in rows.enumerated() {
      finish(Array(cells[index * 81..<index * 81 + 81]), line: row.line)
    }
    forgetRows(rows.count)
  }

  /// Completes a puzzle of 729 candidates. Returns `false` if the lines aren't one.
  private mutating func completesSukaku() -> Bool {
    guard let sets = LooseCells.candidates(of: rows[...]), let line = rows.first?.line else {
      return false
    }
    output += positions.end()
    var entry = CandidateText.entry(sets, origin: PuzzleOrigin(format: .sukaku, line: line))
    entry.details = headers.details
    output.append(.success(entry))
    forgetRows(rows.count)
    return true
  }

  // MARK: Puzzles

  /// Makes a puzzle of nine rows.
  private mutating func finish(_ rows: [RowCells], of lines: ArraySlice<GridRow>) {
    let line = lines.first?.line ?? 1
    let sets = rows.flatMap(\.sets)
    let notes = CellNotes { sets[$0.index] }
    let placed = rows.indices.flatMap { row in rows[row].placed.map { Cell(row * 9 + $0) } }
    if rows.contains(where: \.isOfLists) {
      output += positions.take(
        candidates: notes, placed: placed, details: headers.details, line: line)
      return
    }
    var grid = Grid()
    for cell in Cell.all { grid[cell] = notes[cell].first }
    if sections.take(grid, headers, line: line) { return }
    let isFramed = hasRules || lines.contains(where: \.hasBars)
    let format: PuzzleFormat = headers.isDebian ? .debian : isFramed ? .ss : .sdk
    var entry = PuzzleEntry(givens: grid, origin: PuzzleOrigin(format: format, line: line))
    entry.details = headers.details
    for cell in placed {
      entry.givens[cell] = nil
      entry.placed[cell] = grid[cell]
    }
    output += positions.take(entry, isFramed: isFramed)
  }
}
