import Sudoku

/// Assembles puzzles from grids. One grid of cells is a puzzle. One or two grids of cells followed
/// by one of candidates are the givens, the placed digits, and the candidates.
///
/// ```
/// *-----------*     *-----------*     *----------------------*
/// |8..|4..|...|     |8..|4..|...|     | 8   123   1237 | 4 …
/// |.65|...|.42|     |.65|.7.|.42|     | 13  6     5    | 13 …
/// ```
struct PositionAssembly: Sendable {
  /// At most two framed grids that may belong to a following grid of candidates.
  private var waiting: [PuzzleEntry] = []
  /// A grid without a frame, which may be followed by the regions of a jigsaw.
  private var bare: PuzzleEntry?

  /// `true` if no grid waits for another.
  var isIdle: Bool { waiting.isEmpty && bare == nil }

  /// Ends the puzzles that may have gone on, and returns them.
  mutating func end() -> [PuzzleReading] {
    defer { bare = nil }
    return (bare.map { [.success($0)] } ?? []) + endFramed()
  }

  /// Ends the puzzles whose candidates may have followed, and returns them.
  mutating func endFramed() -> [PuzzleReading] {
    defer { waiting = [] }
    return waiting.map { .success($0) }
  }

  /// Discards the last grid if `entry` is a link to the same board.
  mutating func dropDrawing(of entry: PuzzleEntry) {
    let formats: [PuzzleFormat] = [.sudokuPad, .fPuzzles]
    guard waiting.last?.givens == entry.grid,
      entry.origin.map({ formats.contains($0.format) }) == true
    else { return }
    waiting.removeLast()
  }

  /// Adds a grid of cells, or the regions for the one before. Returns what is complete.
  mutating func add(_ entry: PuzzleEntry, isFramed: Bool) -> [PuzzleReading] {
    guard !JigsawRegions.areGiven(by: entry.givens) else {
      return refuseJigsaw(line: entry.origin?.line ?? 1)
    }
    guard isFramed else {
      defer { bare = entry }
      return end()
    }
    var output = bare == nil ? [] : end()
    waiting.append(entry)
    if waiting.count > 2 { output.append(.success(waiting.removeFirst())) }
    return output
  }

  /// Refuses the last grid, whose regions begin at `line`. Returns what is complete.
  mutating func refuseJigsaw(line: Int) -> [PuzzleReading] {
    if bare == nil { waiting = waiting.dropLast() }
    bare = nil
    return end() + [.failure(OneLinePuzzle.jigsaw(line))]
  }

  /// Adds a grid of candidates. The digits of the cells in `placed` are the player's. Returns what
  /// is complete.
  mutating func add(
    candidates sets: CellNotes, placed: [Cell], details: [PuzzleDetail: String], line: Int
  ) -> [PuzzleReading] {
    let output = bare == nil ? [] : end()
    let format: PuzzleFormat = placed.isEmpty ? .pencilmarks : .sdx
    if let first = waiting.first, let values = waiting.last?.givens,
      Self.belong(first.givens, values, sets)
    {
      var entry = PuzzleEntry(
        givens: first.givens,
        origin: PuzzleOrigin(format: format, line: first.origin?.line ?? line))
      entry.details = first.details
      for cell in first.givens.emptyCells { entry.placed[cell] = values[cell] }
      entry.candidates = CellNotes { values[$0] == nil ? sets[$0] : .none }
      waiting = []
      return output + [.success(entry)]
    }
    var entry = CandidateText.entry(sets, origin: PuzzleOrigin(format: format, line: line))
    entry.details = details
    for cell in placed {
      guard let digit = sets[cell].only else { continue }
      entry.givens[cell] = nil
      entry.placed[cell] = digit
      entry.candidates?[cell] = .none
    }
    return output + end() + [.success(entry)]
  }

  /// Returns `true` if `sets` are the candidates for `values`, and `values` includes all `givens`.
  private static func belong(_ givens: Grid, _ values: Grid, _ sets: CellNotes) -> Bool {
    Cell.all.allSatisfy { cell in
      (givens[cell] == nil || givens[cell] == values[cell])
        && values[cell].map { sets[cell] == DigitSet([$0]) } ?? true
    }
  }
}
