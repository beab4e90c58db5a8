import Sudoku

/// The sections of SadMan Sudoku's files: the puzzle and the player's progress.
///
/// ```
/// [Puzzle]         [State]          [PencilMarks]     others are left out
/// 4.....8.5        41....8.5        ,,679,1,…
/// ```
struct SadManSections: Sendable {
  private enum Section { case puzzle, state, other }

  private var section: Section?
  private var entry: PuzzleEntry?
  private var firstLine = 0

  /// `true` if no section has begun.
  var isIdle: Bool { section == nil }

  /// Begins the section named `name`. Returns the previous puzzle if it ends here.
  mutating func begin(_ name: String, line: Int) -> PuzzleReading? {
    let isPuzzle = name.lowercased() == "puzzle"
    let before = isPuzzle ? end() : nil
    if isIdle { firstLine = line }
    section = isPuzzle ? .puzzle : name.lowercased() == "state" ? .state : .other
    return before
  }

  /// Returns `true` if the line is in a section that is ignored.
  func skips(_ line: ArraySlice<UInt8>) -> Bool { section == .other }

  /// Takes the grid of a section. Returns `false` if no section is open.
  mutating func take(_ grid: Grid, _ headers: PuzzleHeaders, line: Int) -> Bool {
    switch section {
    case .puzzle:
      entry = PuzzleEntry(givens: grid, origin: PuzzleOrigin(format: .sdk, line: line))
      entry?.details = headers.details
      section = .other
    case .state:
      for cell in entry?.givens.emptyCells ?? [] { entry?.placed[cell] = grid[cell] }
      section = .other
    case .other, nil: return false
    }
    return true
  }

  /// Ends all sections and returns their puzzle.
  mutating func end() -> PuzzleReading? {
    defer { self = SadManSections() }
    guard !isIdle else { return nil }
    guard let entry else {
      return .failure(
        PuzzleTextError(
          format: .sdk, line: firstLine, found: .sectionsWithoutPuzzle,
          expected: .puzzleSection))
    }
    return .success(entry)
  }
}
