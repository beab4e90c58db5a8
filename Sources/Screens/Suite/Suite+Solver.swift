import Formats
import Games
import PictureReading
import Store
import Sudoku
import Widgets

extension Suite: SolverHost {
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
  ///
  /// The path of a file, which terminals paste when one is dropped on them, opens that file.
  func solve(pasted text: String) {
    if let pasted = PastedPaths(text) { return openPictures(pasted) }
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
  /// it did. A picture goes the way of the camera.
  func solve(file path: String) async -> Bool {
    do throws(FileTrouble) {
      let bytes = try await outside.files.read(path, FileAccess.largestPicture)
      if PictureFormat(of: bytes) != nil {
        openPicture(bytes, named: path.split(separator: "/").last.map(String.init) ?? path)
        return true
      }
      guard bytes.count <= FileAccess.largestText else { throw .tooLarge(path) }
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
    guard let resumable = records.resumable else {
      return solution.say(words.solution.noGame, isError: true)
    }
    solution.take([PuzzleEntry(resumable.game, elapsed: resumable.elapsed)])
    openSolution()
  }

  /// Begins a game of the puzzle of the solver, once it is graded.
  func playSolution() async {
    guard let puzzle = await makePuzzle(of: solution, on: .solution) else { return }
    play(puzzle, ofOthers: Grid())
  }

  /// The puzzle on a board that somebody wants to play, graded. `nil` if there is none, which is said,
  /// or if nobody waits for it any longer on the screen of `route`.
  func makePuzzle(of model: SolutionModel, on route: Route) async -> Puzzle? {
    guard model.intent == .play, !Task.isCancelled else { return nil }
    let puzzle = await model.makePuzzle()
    guard !Task.isCancelled, model.intent == .play, router.path.last == route else { return nil }
    model.stopWanting()
    if puzzle == nil { model.say(words.solution.needsOneSolution, isError: true) }
    return puzzle
  }

  /// Begins a game of a puzzle that was brought along, with `placed` digits on it. It doesn't count if
  /// its solution was shown.
  func play(_ puzzle: Puzzle, ofOthers placed: Grid) {
    let isShown = solution.hasShown(puzzle.givens)
    play(puzzle, from: isShown ? .solved : .own, placing: placed)
    if isShown { board?.say(words.solution.doesNotCount) }
  }

  /// Leaves the solver for Home.
  func leaveSolverForHome() {
    router.popToRoot()
  }
}

// Pictures
extension Suite: CameraHost {
  /// Shows the ways to a picture.
  func openCamera() {
    camera.chooseAnother()
    if router.path.last == .camera { return }
    if router.path.dropLast().last == .camera { router.pop() } else { router.push(.camera) }
  }

  /// Reads the first of the files that were pasted as paths.
  func openPictures(_ pasted: PastedPaths) {
    guard let typed = pasted.paths.first,
      let path = outside.files.path(of: typed, in: outside.files.startFolder)
    else { return }
    openCamera()
    camera.open(.file(path), others: pasted.paths.count - 1)
  }

  /// Reads a picture whose bytes are known already.
  public func openPicture(_ bytes: [UInt8], named name: String) {
    openCamera()
    camera.open(.bytes(bytes, name: name))
  }

  /// Brings the puzzles of a file that held text to the board of the solver.
  func takeText(from model: CameraModel) {
    guard let document = model.takeText(), router.path.last == .camera else { return }
    guard solution.take(document) else { return }
    if router.path.dropLast().last == .solution {
      router.pop()
    } else {
      router.replace(with: .solution)
    }
  }

  /// Brings a reading to the board of the solver.
  func solve(_ review: PictureReview) {
    guard !review.board.editor.isEmpty else {
      return review.board.say(words.solution.nothingEntered)
    }
    solution.leaveSteps()
    solution.take([review.entry])
    leaveCameraForSolution()
  }

  /// Begins a game of a reading, once it is graded. Handwritten digits are placed as one move.
  func play(_ review: PictureReview) async {
    guard let puzzle = await makePuzzle(of: review.board, on: .camera) else { return }
    play(puzzle, ofOthers: review.entry.placed)
  }

  private func leaveCameraForSolution() {
    if router.path.dropLast().last == .solution {
      router.pop()
    } else {
      router.push(.solution)
    }
  }
}

extension PuzzleDocument {
  /// Reads `bytes` without keeping the caller's actor busy.
  @concurrent
  static func read(_ bytes: [UInt8]) async -> PuzzleDocument {
    PuzzleDocument(bytes: bytes[...])
  }
}
