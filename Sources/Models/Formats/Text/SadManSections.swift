import Sudoku

/// The sections of SadMan Sudoku's files: the puzzle and the player's progress.
///
/// ```
/// [Puzzle]         [State]          [PencilMarks]          others are left out
/// 4.....8.5        41....8.5        ,,679,1,,267,,2379,
/// ```
struct SadManSections: Sendable {
  private enum Section { case puzzle, state, pencilMarks, other }

  private static let named: [String: Section] = [
    "puzzle": .puzzle, "state": .state, "pencilmarks": .pencilMarks,
  ]

  private var section: Section?
  private var isJigsaw = false
  private var entry: PuzzleEntry?
  private var firstLine = 0
  /// The rows of pencil marks so far.
  private var marks: [[DigitSet]] = []

  var isIdle: Bool { section == nil }

  /// Returns `true` if `name` may be that of a section: one of SadMan's, or any after one of these.
  /// Elsewhere, people put words into brackets.
  func canBegin(_ name: String) -> Bool { !isIdle || Self.named[name.lowercased()] != nil }

  /// Begins the section named `name`. Returns the previous puzzle if it ends here.
  mutating func begin(_ name: String, line: Int) -> PuzzleReading? {
    let next = Self.named[name.lowercased()] ?? .other
    let before = next == .puzzle ? end() : nil
    if isIdle { firstLine = line }
    isJigsaw = isJigsaw || name.lowercased() == "regions"
    section = next
    return before
  }

  /// Reads a line of pencil marks, or skips one of a section that is ignored. Returns `false` in
  /// any other section.
  mutating func reads(_ line: ArraySlice<UInt8>) -> Bool {
    if section == .pencilMarks {
      let lists = line.parts(at: ",")
      let isRow =
        lists.count == 9 && lists.allSatisfy { $0.allSatisfy { $0.isDigit || $0.isBlank } }
      if isRow { marks.append(lists.map { DigitSet($0.compactMap(\.digit)) }) }
      if !isRow || marks.count == 9 { section = .other }
      return true
    }
    return section == .other
  }

  /// Adds the grid of a section. Returns `false` if no section is open.
  mutating func add(_ grid: Grid, _ headers: PuzzleHeaders, line: Int) -> Bool {
    switch section {
    case .puzzle:
      entry = PuzzleEntry(givens: grid, origin: PuzzleOrigin(format: .sdk, line: line))
      entry?.details = headers.details
      section = .other
    case .state:
      for cell in entry?.givens.emptyCells ?? [] { entry?.placed[cell] = grid[cell] }
      section = .other
    case .pencilMarks, .other, nil: return false
    }
    return true
  }

  /// Ends all sections and returns their puzzle.
  mutating func end() -> PuzzleReading? {
    defer { self = SadManSections() }
    guard !isIdle else { return nil }
    guard !isJigsaw else { return .failure(OneLinePuzzle.jigsaw(firstLine)) }
    guard var entry else {
      return .failure(
        PuzzleTextError(
          format: .sdk, line: firstLine, found: .sectionsWithoutPuzzle,
          expected: .puzzleSection))
    }
    if marks.count == 9 {
      let (grid, marks) = (entry.grid, marks)
      let notes = CellNotes { grid[$0] == nil ? marks[$0.row][$0.column] : .none }
      if !notes.isEmpty { entry.notes = notes }
    }
    return .success(entry)
  }
}
