import Models
import Widgets

extension Suite {
  /// Shows the ways to bring a puzzle to the solver.
  func openSolver() {
    router.push(.solver)
  }

  /// Shows the board of the solver, as it is.
  func openSolution() {
    if router.path.last != .solution { router.push(.solution) }
  }

  /// Shows the board of the solver, empty.
  func solveByHand() {
    solution.clear()
    openSolution()
  }

  /// Brings what was pasted to the board of the solver, or says why it cannot. Less than a puzzle is
  /// typed from the cursor on; where no board shows, on an empty one.
  func solve(pasted text: String) {
    let isOnBoard = router.path.last == .solution
    if let cells = SolutionModel.cells(text), cells.count < 81 {
      if !isOnBoard { solution.clear() }
      solution.type(cells)
      openSolution()
    } else if solution.take(PuzzleDocument(text)) {
      openSolution()
    } else {
      notice = solution.message?.text
      solution.say(nil)
    }
  }

  /// Brings the puzzles of a file to the board of the solver, or says why it cannot; returns whether
  /// it did.
  func solve(file path: String) async -> Bool {
    do throws(FileTrouble) {
      let bytes = try await outside.files.read(path, FileAccess.largestText)
      let document = await PuzzleDocument.read(bytes)
      guard solution.take(document) else { return false }
      openSolution()
      return true
    } catch {
      solution.say(words.text(of: error), isError: true)
      return false
    }
  }

  /// Brings the game that could be resumed to the board of the solver.
  func solveCurrentGame() {
    guard let resumable else { return solution.say(words.solution.noGame, isError: true) }
    solution.take([PuzzleEntry(resumable.game, elapsed: resumable.elapsed)])
    openSolution()
  }

  /// Begins a game of the puzzle of the solver, once it is graded.
  func playSolution() async {
    guard solution.intent == .play, !Task.isCancelled else { return }
    let puzzle = await solution.makePuzzle()
    guard !Task.isCancelled, solution.intent == .play, router.path.last == .solution else {
      return
    }
    solution.stopWanting()
    guard let puzzle else {
      return solution.say(words.solution.needsOneSolution, isError: true)
    }
    let isShown = solution.hasShown(puzzle.givens)
    play(puzzle, from: isShown ? .solved : .own)
    if isShown { board?.say(words.solution.doesNotCount) }
  }

  /// Leaves the solver for Home.
  func leaveSolverForHome() {
    router.popToRoot()
  }
}

extension PuzzleDocument {
  /// Reads `bytes` without keeping the caller's actor busy.
  @concurrent
  fileprivate static func read(_ bytes: [UInt8]) async -> PuzzleDocument {
    PuzzleDocument(bytes: bytes[...])
  }
}
