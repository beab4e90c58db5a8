public import Formats
public import Games
public import Grading
public import Sudoku

/// Finds the next step in any position that a player can reach.
///
/// Errors come first: a digit that breaks the rules, a digit that differs from the solution, and a
/// missing note if notes are used. Then comes the easiest deduction that changes something, or where
/// HoDoKu's techniques find none, Sudoku Explainer's chains. Conclusions that the notes already show
/// are skipped.
public struct HintFinder: Sendable {
  private let deductions: Deductions
  /// The searches behind ``deductions``, or `nil` if they are all there is.
  private let explainer: Explainer?

  private enum Deductions {
    case teachers(TeachersOrder)
    case grader(Grader)
    case profile(Grader, near: TeachersOrder)
  }

  /// Creates a finder that tries the techniques in `order`. Of equally easy steps, the teacher's
  /// order prefers the one nearest to `cell`.
  public init(order: HintOrder = .teachers, near cell: Cell? = nil) {
    switch order {
    case .teachers: deductions = .teachers(TeachersOrder(cell: cell))
    case .hodoku: deductions = .grader(.withoutGuesses)
    }
    explainer = Explainer()
  }

  /// Creates a finder that goes by `profile`, and takes Sudoku Explainer's chains where that finds
  /// nothing. Of several singles of a technique, it prefers those that the teacher's order does.
  public init(by profile: TechniqueProfile, near cell: Cell? = nil) {
    deductions = .profile(Grader(techniques: profile.techniques), near: TeachersOrder(cell: cell))
    explainer = Explainer()
  }

  /// Creates a finder that uses the techniques of `grader`, in its order, and nothing else.
  public init(grader: Grader) {
    deductions = .grader(grader)
    explainer = nil
  }

  /// Returns the next step on `board` for a player who solves `puzzle`.
  public func nextStep(
    on board: Board, of puzzle: Puzzle, from source: CandidateSource = .digits
  ) -> NextStep {
    nextStep(PlayedGrid(board, of: puzzle), from: source) {}
  }

  /// Returns the next step off the caller's actor, because hard positions take a while.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled, between two techniques.
  @concurrent
  public func findNextStep(
    on board: Board, of puzzle: Puzzle, from source: CandidateSource = .digits
  ) async throws(CancellationError) -> NextStep {
    try nextStep(PlayedGrid(board, of: puzzle), from: source) { () throws(CancellationError) in
      if Task.isCancelled { throw CancellationError() }
    }
  }

  /// Returns the next step in the position of `entry` as it stands, whose solutions aren't known yet.
  /// With `notes`, the candidates are those of `source`, and what the notes show is skipped.
  public func nextStep(
    in entry: PuzzleEntry, notes: CellNotes? = nil, from source: CandidateSource = .digits
  ) -> NextStep {
    let findings = BoardFindings(entry)
    guard let solution = findings.check.solution else { return findings.complaint ?? .solved }
    guard let notes else { return nextStep(from: entry.position, to: solution) }
    let played = PlayedGrid(
      grid: entry.grid, givens: entry.givens.filledCells, solution: solution
    ) { notes[$0] }
    return nextStep(played, from: source) {}
  }

  /// Returns the next step in the puzzle of `givens`, whose solutions aren't known yet.
  public func nextStep(in givens: Grid) -> NextStep { nextStep(in: PuzzleEntry(givens: givens)) }

  /// Returns the next step from `position`. Only its candidates decide what is possible, and how many
  /// solutions there are.
  public func nextStep(from position: CandidateGrid) -> NextStep {
    let check = PuzzleCheck(position)
    guard let solution = check.solution else {
      return check.complaint(givens: position.givens) ?? .solved
    }
    return nextStep(from: position, to: solution)
  }

  private func nextStep(from position: CandidateGrid, to solution: Grid) -> NextStep {
    guard !position.isSolved else { return .solved }
    let step = deduction(from: position) {} ?? .guess(in: position, solution: solution)
    return .deduction(step, of: position)
  }

  /// Calls `check` from time to time, which can throw to stop.
  private func nextStep<Failure>(
    _ played: PlayedGrid, from source: CandidateSource, check: () throws(Failure) -> Void
  ) throws(Failure) -> NextStep {
    var candidates: CandidateGrid
    switch played.start(source) {
    case .problem(let problem): return problem
    case .position(let start): candidates = start
    }
    while let step = try deduction(from: candidates, check: check) {
      guard played.shows(step) else { return .deduction(step, of: candidates) }
      candidates.apply(step)
    }
    return .deduction(.guess(in: candidates, solution: played.solution), of: candidates)
  }
}

extension HintFinder {
  private func deduction<Failure>(
    from position: CandidateGrid, check: () throws(Failure) -> Void
  ) throws(Failure) -> Deduction? {
    let step =
      switch deductions {
      case .teachers(let order): try order.step(from: position, check: check)
      case .grader(let grader): try grader.step(from: position, check: check)
      case .profile(let grader, let order):
        try grader.step(from: position, check: check)
          .map { order.single(by: $0.technique, in: position) ?? $0 }
      }
    if let step { return step }
    return try explainer?.proof(from: position, check: check)
  }
}

/// The start of a search for steps.
public enum StepsStart: Hashable, Sendable {
  case position(CandidateGrid)
  /// The reason why there are no steps: an error on the board, or its solution.
  case problem(NextStep)

  /// Starts at `board` of a player who solves `puzzle`, with the candidates of `source`.
  public init(on board: Board, of puzzle: Puzzle, from source: CandidateSource) {
    self = PlayedGrid(board, of: puzzle).start(source)
  }
}

/// A partly solved grid with one solution and the player's notes.
private struct PlayedGrid {
  let grid: Grid
  let givens: CellSet
  let solution: Grid
  private let notes: [DigitSet]

  init(grid: Grid, givens: CellSet, solution: Grid, notes: (Cell) -> DigitSet) {
    self.grid = grid
    self.givens = givens
    self.solution = solution
    self.notes = Cell.all.map { grid[$0] == nil ? notes($0) : .none }
  }

  init(_ board: Board, of puzzle: Puzzle) {
    let givens = puzzle.givens.filledCells
    self.init(grid: board.grid, givens: givens, solution: puzzle.solution) {
      board.possibilities(at: $0)
    }
  }

  func start(_ source: CandidateSource) -> StepsStart {
    if let wrong = whatIsWrong(source) { return .problem(wrong) }
    return grid == solution ? .problem(.solved) : .position(candidates(source))
  }

  private func whatIsWrong(_ source: CandidateSource) -> NextStep? {
    let mistakes = Mistake.all(in: grid, of: solution)
    if let conflict = GridConflict.all(in: grid).first {
      return conflict.complaint(givens: givens, mistakes: mistakes)
    }
    guard mistakes.isEmpty else { return .wrongDigits(mistakes) }
    guard source == .notes else { return nil }
    let lacking = grid.emptyCells.first { cell in
      guard let digit = solution[cell], !notes[cell.index].isEmpty else { return false }
      return !notes[cell.index].contains(digit)
    }
    return lacking.map { .missingNote($0, possible: grid.candidates(at: $0)) }
  }

  private func candidates(_ source: CandidateSource) -> CandidateGrid {
    CandidateGrid(grid: grid, givens: givens) { cell in
      let own = notes[cell.index]
      return source == .digits || own.isEmpty ? .all : own
    }
  }

  /// Returns `true` if the notes already show the conclusions of `step`.
  func shows(_ step: Deduction) -> Bool {
    step.placements.isEmpty
      && step.eliminations.allSatisfy { candidate in
        let own = notes[candidate.cell.index]
        return !own.isEmpty && !own.contains(candidate.digit)
      }
  }
}
