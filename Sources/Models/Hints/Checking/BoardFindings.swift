public import Formats
public import Games
public import Grading
public import Sudoku

/// What a board comes to that someone fills in: typed, pasted, or left in the middle of a game.
public struct BoardFindings: Hashable, Sendable {
  /// The board.
  public let entry: PuzzleEntry
  /// What is to be said of the position as it stands: the givens, what is placed, and the candidates
  /// where there are any.
  public let check: PuzzleCheck
  /// What is placed and differs from the only solution of the givens, in order; none where the givens
  /// have no such solution.
  public let mistakes: [Mistake]

  /// Looks at `entry`: some microseconds where all is well, some milliseconds else.
  public init(_ entry: PuzzleEntry) {
    self.entry = entry
    check = entry.candidates == nil ? PuzzleCheck(entry.grid) : PuzzleCheck(entry.position)
    guard entry.hasPlaced, let solution = Solver.uniqueSolution(of: entry.givens) else {
      mistakes = []
      return
    }
    mistakes = Mistake.all(in: entry.grid, of: solution)
  }

  /// The same, off the caller's actor.
  @concurrent
  public static func find(_ entry: PuzzleEntry) async -> BoardFindings { BoardFindings(entry) }
}

extension BoardFindings {
  /// The path to the only solution, none of it walked yet; nil where there is no such solution.
  public var path: SolvingPath? {
    check.solution.map { SolvingPath(from: entry.start, to: $0) }
  }

  /// What is wrong, to be explained and drawn as the step that says it; nil where the board has one
  /// solution.
  public var complaint: NextStep? {
    if case .noSolution = check, !mistakes.isEmpty { return .wrongDigits(mistakes) }
    let givens = CellSet(Cell.all.filter { entry.givens[$0] != nil })
    return check.complaint(givens: givens, mistakes: mistakes)
  }

  /// The cells whose digit is perhaps to blame for there being no solution: with one of them empty
  /// there is one. None where it is known which digits are wrong.
  public var suspects: [Cell] {
    if mistakes.isEmpty, case .noSolution(_, let suspects) = check { suspects } else { [] }
  }

  /// What to draw of what is wrong; nil where nothing is.
  public var picture: HintPicture? {
    guard let picture = complaint?.picture else { return nil }
    let known = Set(picture.cells.map(\.cell))
    let others = suspects.filter { !known.contains($0) }
      .map { PaintedCell(cell: $0, role: .target, group: nil) }
    return HintPicture(
      cells: (picture.cells + others).sorted { $0.cell < $1.cell }, houses: picture.houses)
  }
}

extension PuzzleCheck {
  /// What is wrong, as the step that says it; nil where there is one solution. `givens` are those of
  /// the puzzle, and `mistakes` what is known to be placed wrong.
  func complaint(givens: CellSet, mistakes: [Mistake] = []) -> NextStep? {
    switch self {
    case .unique: nil
    case .conflicts(let conflicts): conflicts.first?.complaint(givens: givens, mistakes: mistakes)
    case .several(let one, let other): .severalSolutions(one, other)
    case .noSolution(let impossibility, _): .noSolution(impossibility.deadEnd)
    }
  }
}

extension GridConflict {
  /// What is wrong: the player's digit beside a given one, or else that the two are equal, unless it
  /// is known that just one of them is wrong.
  func complaint(givens: CellSet, mistakes: [Mistake] = []) -> NextStep {
    let (isFirstGiven, isSecondGiven) = (givens.contains(first), givens.contains(second))
    let isBesideGiven = isFirstGiven != isSecondGiven
    let wrong = mistakes.filter { $0.cell == first || $0.cell == second }
    guard isBesideGiven || wrong.count != 1 else { return .wrongDigits(mistakes) }
    let isInOrder = isFirstGiven || !isSecondGiven
    return .clash(
      digit, isInOrder ? first : second, isInOrder ? second : first, in: house,
      besideGiven: isBesideGiven)
  }
}

extension Mistake {
  /// The digits in `grid` that differ from `solution`, in order.
  static func all(in grid: Grid, of solution: Grid) -> [Mistake] {
    Cell.all.compactMap { cell in
      grid[cell].flatMap { $0 == solution[cell] ? nil : Mistake($0, at: cell) }
    }
  }
}

extension PuzzleEntry {
  /// Where techniques begin: with singles in the order in which they come up where nobody has
  /// touched the puzzle, as grading wants it; else with the position as it stands.
  public var start: CandidateGrid {
    candidates == nil && !hasPlaced ? CandidateGrid(givens: givens) : position
  }
}

extension Impossibility {
  /// The same where it can be seen at once and one cell or one house says all; else nil.
  fileprivate var deadEnd: DeadEnd? {
    guard singles.isEmpty else { return nil }
    return switch reason {
    case .noDigit(let cell): .cell(cell)
    case .noPlace(let digit, let house): .digit(digit, house)
    case .oneDigitForTwo, .onePlaceForTwo, .allFail: nil
    }
  }
}
