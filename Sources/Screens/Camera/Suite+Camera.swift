import Formats
import Widgets

extension Suite {
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
