public import Formats
import Games
import PictureReading
import Scutes
import Store
import Sudoku

extension Suite: SolutionHost {
  /// The solver's board as it was left, saved again after each change.
  func makeSolution() -> SolutionModel {
    var saved = SolverRecord()
    do throws(SolverFileError) {
      let loaded = try dependencies.solver.load()
      saved = loaded.record
      if let setAside = loaded.setAside { notice = words.text(of: setAside) }
    } catch {
      notice = words.text(of: error)
    }
    let solution = SolutionModel(saved, dependencies: dependencies)
    var told: SolverFileError?
    solution.onChange = { [weak self, weak solution] in
      guard let self, let solution else { return }
      dependencies.solver.save(solution.record) { error in
        guard error != told else { return }
        told = error
        self.notice = self.words.text(of: error)
      }
    }
    return solution
  }

  func openSolution() {
    if router.path.last != .solution { router.push(.solution) }
  }

  func solveByHand() {
    solution.clear()
    openSolution()
  }

  /// Puts pasted text on the solver's board, or says why it can't. Less than a whole puzzle is
  /// typed at the cursor, on an empty board if none is shown.
  ///
  /// A file path, which terminals paste when a file is dropped on them, opens that file.
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

  // Pictures go through the camera.
  func solve(file path: String) async -> Bool {
    do throws(FileError) {
      let bytes = try await dependencies.files.read(path, FileAccess.largestPicture)
      if PictureFormat(of: bytes) != nil {
        openPicture(bytes, named: PathParts(path).name)
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

  func solveCurrentGame() {
    guard let resumable = records.resumable else {
      return solution.say(words.solution.noGame, isError: true)
    }
    solution.take([PuzzleEntry(resumable.game, elapsed: resumable.elapsed)])
    openSolution()
  }

  // With the position on the board or at the step shown.
  func playSolution() async {
    guard let puzzle = await makePuzzle(of: solution, on: .solution) else { return }
    play(puzzle, of: solution.walk?.place == nil ? solution.entry : solution.shownEntry)
  }

  /// Grades the puzzle on a board for play. Returns `nil` if there is none, after saying so, or if
  /// the screen of `route` is no longer waiting for it.
  func makePuzzle(of model: SolutionModel, on route: Route) async -> Puzzle? {
    guard model.intent == .play, !Task.isCancelled else { return nil }
    let puzzle = await model.makePuzzle()
    guard !Task.isCancelled, model.intent == .play, router.path.last == route else { return nil }
    model.dropIntent()
    if puzzle == nil { model.say(words.solution.notPlayable, isError: true) }
    return puzzle
  }

  /// Starts a game of an imported puzzle, with the position of `entry`. It is practice if its
  /// solution or steps were shown.
  private func play(_ puzzle: Puzzle, of entry: PuzzleEntry) {
    let isShown = solution.hasShown(puzzle.givens)
    let remarks = [
      isShown ? words.solution.practiceOnly : nil, words.remark(onPlaying: entry),
    ].compactMap(\.self)
    play(
      puzzle, from: .own, opening: Opening(entry, givens: puzzle.givens), isPractice: isShown,
      saying: remarks.isEmpty ? nil : remarks.joined(separator: " "))
  }

  func openAllSteps(of model: SolutionModel) { router.push(.allSteps(AllStepsModel(model))) }
}

// Pictures
extension Suite: CameraHost {
  /// Shows the ways to choose a picture.
  func openCamera() {
    camera.chooseAnother()
    if router.path.last == .camera { return }
    if router.path.dropLast().last == .camera { router.pop() } else { router.push(.camera) }
  }

  func openPictures(_ pasted: PastedPaths) {
    guard let typed = pasted.paths.first,
      let path = dependencies.files.path(of: typed, in: dependencies.files.startFolder)
    else { return }
    openCamera()
    camera.open(.file(path), others: pasted.paths.count - 1)
  }

  /// Reads a picture from its bytes.
  public func openPicture(_ bytes: [UInt8], named name: String) {
    openCamera()
    camera.open(.bytes(bytes, name: name))
  }

  func takeText(from model: CameraModel) {
    guard let document = model.takeText(), router.path.last == .camera else { return }
    guard solution.take(document) else { return }
    if router.path.dropLast().last == .solution {
      router.pop()
    } else {
      router.replace(with: .solution)
    }
  }

  func solve(_ review: PictureReview) {
    guard !review.board.editor.isEmpty else {
      return review.board.say(words.solution.nothingEntered)
    }
    solution.leaveSteps()
    solution.take([review.entry])
    if router.path.dropLast().last == .solution { router.pop() } else { router.push(.solution) }
  }

  func play(_ review: PictureReview) async {
    guard let puzzle = await makePuzzle(of: review.board, on: .camera) else { return }
    play(puzzle, of: review.entry)
  }
}

extension PuzzleDocument {
  /// Reads `bytes` off the caller's actor.
  @concurrent
  static func read(_ bytes: [UInt8]) async -> PuzzleDocument {
    PuzzleDocument(bytes: bytes[...])
  }
}

nonisolated extension Words {
  /// What a game of `entry` lacks, in a sentence. `nil` if it goes on just as the puzzle was.
  public func remark(onPlaying entry: PuzzleEntry) -> String? {
    entry.grid.isSolved ? solution.alreadySolved : text(of: entry.unread)
  }

  /// What of a text was left out, in a sentence. `nil` if nothing was.
  public func text(of unread: UnreadParts) -> String? {
    guard unread != UnreadParts() else { return nil }
    return solution.leftOut(
      colors: unread.colors, drawings: unread.drawings, members: unread.members)
  }
}
