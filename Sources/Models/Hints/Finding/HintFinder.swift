public import Formats
public import Games
public import Grading
public import Sudoku

/// Finds the next step in any position that a player can reach.
///
/// Errors come first: a digit that breaks the rules, a digit that differs from the solution, and a
/// missing note if notes are used. Then comes the easiest deduction that changes something, or
/// where HoDoKu's techniques find none, Sudoku Explainer's chains. Conclusions that the notes
/// already show are skipped.
public struct HintFinder: Sendable {
  private let steps: StepFinder

  /// Creates a finder that tries the techniques in `order`. Of equally easy steps, the teacher's
  /// order prefers the one nearest to `cell`.
  public init(order: HintOrder = .teachers, near cell: Cell? = nil) {
    switch order {
    case .teachers:
      let order = TeachersOrder(cell: cell)
      steps = StepFinder { order.step(from: $0, stop: $1) }
    case .hodoku: steps = StepFinder(.withoutGuesses)
    }
  }

  /// Creates a finder that goes by `profile`, and takes Sudoku Explainer's chains where that finds
  /// nothing. Of several singles of a technique, it prefers those that the teacher's order does.
  public init(by profile: TechniqueProfile, near cell: Cell? = nil) {
    let (grader, order) = (Grader(techniques: profile.techniques), TeachersOrder(cell: cell))
    steps = StepFinder { position, stop in
      grader.step(from: position, stop: stop)
        .map { order.single(by: $0.technique, in: position) ?? $0 }
    }
  }

  /// Creates a finder that uses the techniques of `grader`, in its order, and nothing else.
  public init(grader: Grader) { steps = StepFinder(grader, thenChains: false) }

  /// Returns the next step on `board` for a player who solves `puzzle`.
  public func nextStep(
    on board: Board, of puzzle: Puzzle, from source: CandidateSource = .digits
  ) -> NextStep {
    nextStep(PlayedGrid(board, of: puzzle), from: source)
  }

  /// Returns the next step off the caller's actor, because hard positions take a while.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled, between two techniques.
  @concurrent
  public func findNextStep(
    on board: Board, of puzzle: Puzzle, from source: CandidateSource = .digits
  ) async throws(CancellationError) -> NextStep {
    let step = nextStep(PlayedGrid(board, of: puzzle), from: source, stop: .cancelled)
    try Stop.cancelled.check()
    return step
  }

  /// Returns the next step in the position of `entry` as it stands, whose solutions aren't known
  /// yet. With `notes`, the candidates are those of `source`, and what the notes show is skipped.
  public func nextStep(
    in entry: PuzzleEntry, notes: CellNotes? = nil, from source: CandidateSource = .digits
  ) -> NextStep {
    let findings = BoardFindings(entry)
    guard let solution = findings.check.solution else { return findings.complaint ?? .solved }
    guard let notes else { return nextStep(from: entry.position, to: solution) }
    let played = PlayedGrid(
      grid: entry.grid, givens: entry.givens.filledCells, solution: solution
    ) { notes[$0] }
    return nextStep(played, from: source)
  }

  /// Returns the next step in the puzzle of `givens`, whose solutions aren't known yet.
  public func nextStep(in givens: Grid) -> NextStep { nextStep(in: PuzzleEntry(givens: givens)) }

  /// Returns the next step from `position`. Only its candidates decide what is possible, and how
  /// many solutions there are.
  public func nextStep(from position: CandidateGrid) -> NextStep {
    let check = PuzzleCheck(position)
    guard let solution = check.solution else {
      return check.complaint(givens: position.givens) ?? .solved
    }
    return nextStep(from: position, to: solution)
  }

  private func nextStep(from position: CandidateGrid, to solution: Grid) -> NextStep {
    position.isSolved
      ? .solved : .deduction(steps.step(from: position, to: solution), of: position)
  }

  /// Returns the first step that the player's notes don't show. The result is meaningless once
  /// `stop` is due.
  private func nextStep(
    _ played: PlayedGrid, from source: CandidateSource, stop: Stop = .never
  ) -> NextStep {
    var candidates: CandidateGrid
    switch played.start(source) {
    case .problem(let problem): return problem
    case .position(let start): candidates = start
    }
    while true {
      let step = steps.step(from: candidates, to: played.solution, stop: stop)
      guard played.shows(step) else { return .deduction(step, of: candidates) }
      candidates.apply(step)
    }
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
