import Formats
import Games
import Grading
import Hints
import Sudoku

/// A board whose steps can be listed: that of a game, or the solver's.
protocol StepsBoard: AnyObject {
  var dependencies: Dependencies { get }
  /// The latest news about the board.
  var message: Message? { get }
  /// The digits that were there at the start.
  var startingDigits: Grid { get }
  /// The digits that are there now.
  var shownGrid: Grid { get }
  /// The state that the list depends on.
  var stepsState: StepsState { get }
  /// `true` if the board belongs to a game.
  var isGame: Bool { get }
  /// `true` if nothing is left to do.
  var isComplete: Bool { get }

  /// Finds the position to list the steps of. Returns `nil` if the task was cancelled.
  func findStart() async -> StepsStart?
  /// Notes that the steps are shown, and charges for it in a game that is scored.
  func noteShown()
  /// Notes that `problem` is shown, and charges for it in a game that is scored.
  func noteShown(_ problem: NextStep)
  /// Returns `true` if `step` changes anything on the board.
  func isNew(_ step: Deduction, from position: CandidateGrid) -> Bool
  /// `true` if a step that is taken begins a path of its own.
  var branchesOff: Bool { get }
  /// Takes `step` on the board, or on a path of its own.
  func take(_ step: Deduction, from position: CandidateGrid)
  /// Shows the next step on the board itself.
  func showNextStep()
}

/// The state of a board that its steps depend on.
nonisolated enum StepsState: Hashable {
  case game(Board)
  /// The solver's board, and the place among the steps of a path to its solution.
  case solver(PuzzleEntry, path: Int?, place: Int?)
}

extension GameBoardModel: StepsBoard {
  var startingDigits: Grid { game.puzzle.givens }
  var shownGrid: Grid { game.board.grid }
  var stepsState: StepsState { .game(game.board) }
  var isGame: Bool { true }
  var branchesOff: Bool { false }
  var isComplete: Bool { game.isComplete }

  /// Starts where a hint would, so that errors come first.
  func findStart() async -> StepsStart? {
    StepsStart(on: game.board, of: game.puzzle, from: hintSource)
  }

  /// Charges for one explanation, again after each digit that no hint placed.
  func noteShown() {
    guard let cost = take({ $0.charge(.explanation, about: $0.stepsSubject, at: $1) }), cost > 0
    else { return }
    say(words.allSteps.charged(cost))
  }

  /// Charges as a hint does for the place of the problem.
  func noteShown(_ problem: NextStep) {
    let isMarked = problem.isMarked(
      by: game.checking, found: attention.found, on: game.board, of: game.puzzle)
    let hint = HintLadder(problem, on: game.board, isMarked: isMarked)
    let cost = hint.help(for: .place).flatMap { help in
      take { $0.charge(help, about: hint.subject, at: $1) }
    }
    if let cost, cost > 0 { say(words.allSteps.charged(cost)) }
    markMistakes(of: problem)
  }

  func isNew(_ step: Deduction, from position: CandidateGrid) -> Bool {
    !NextStep.deduction(step, of: position).moves(on: game.board, of: game.puzzle).isEmpty
  }

  /// Takes the step as a hint that is applied.
  func take(_ step: Deduction, from position: CandidateGrid) {
    hints.tell(.deduction(step, of: position), on: game.board)
    applyHint()
    hints.close()
  }

  func showNextStep() {
    if !hints.isOpen { askForHint() }
  }
}

extension SolutionModel: StepsBoard {
  var startingDigits: Grid { entry.givens }
  var shownGrid: Grid { shownEntry.grid }
  var stepsState: StepsState { .solver(entry, path: paths.currentID, place: walk?.place) }
  var isGame: Bool { false }
  var branchesOff: Bool { walk != nil }
  var isComplete: Bool { false }

  /// Starts at the step shown, or else at the board as it is.
  func findStart() async -> StepsStart? {
    if let walk, let path {
      guard let place = walk.place else { return .problem(.solved) }
      return .position(path.positions[place])
    }
    let findings = await BoardFindings.find(entry)
    guard !Task.isCancelled else { return nil }
    if let complaint = findings.complaint { return .problem(complaint) }
    let start = entry.start
    return start.isSolved ? .problem(.solved) : .position(start)
  }

  func noteShown(_ problem: NextStep) {}

  func isNew(_ step: Deduction, from position: CandidateGrid) -> Bool { true }

  /// Takes the step in place of the one shown, on a path of its own. While the board is being
  /// filled in, puts the position after the step on it, which can be undone there.
  func take(_ step: Deduction, from position: CandidateGrid) {
    guard walk == nil else { return branchOff(by: step) }
    var next = position
    next.apply(step)
    let after = next
    edit { board in
      board.revise { entry in
        entry.fill(with: after.grid, candidatesOf: after)
        entry.step = nil
      }
    }
    say(words.outcome(of: ListedStep.ID(step)))
  }

  private func branchOff(by step: Deduction) {
    guard paths.choose(step), let branch = paths.tree?.current else {
      return say(words.paths.impossible, isError: true)
    }
    say(words.paths.branched(words.name(of: branch)))
  }

  func showNextStep() {
    if walk == nil { reach(.step) }
  }
}
