import Models

/// What comes when the puzzle is solved.
extension GameBoardModel {
  /// Ends the game: keeps what it brought, celebrates, and shows the score.
  func finish() {
    clock.pause()
    forgetMessage()
    endSelection()
    finalScore = score
    let best = outside.store.best(besides: game)
    save()
    ending = result.map { outside.store.ending($0, bestBefore: best) }
    if outside.preferences.values.effects == .full, !game.isRevealed, !saving.isFailureShown {
      celebration = Celebration(from: cursor, end: outside.now() + Celebration.duration)
      deafUntil = outside.now() + Celebration.patience
    } else {
      showScore()
    }
  }

  /// Whether a key or a click that comes now was meant for the board, as it was before the last
  /// digit.
  var isDeaf: Bool { outside.now() < deafUntil }

  /// The player wants to see the score.
  func skipCelebration() {
    if !isDeaf { endCelebration() }
  }

  /// Celebrates no longer, and shows the score.
  func endCelebration() {
    guard celebration != nil else { return }
    celebration = nil
    showScore()
  }

  /// Goes on after the player was told that the game could not be saved.
  func acknowledgeFailure() {
    saving.acknowledgeFailure()
    if game.isComplete { isScoreShown = true }
  }

  /// How long the score takes no keys after it came by itself: whoever types fast types one more.
  static let patience = Duration.milliseconds(600)

  private func showScore() {
    isScoreShown = !game.origin.isTraining && !saving.isFailureShown
    deafUntil = outside.now() + Self.patience
  }
}

extension GameBoardModel {
  /// Has the rows, columns and boxes light up that `move` has filled with nine different digits. It
  /// tells nothing that is not to be seen.
  func lightHouses(filledBy move: Move) {
    guard outside.preferences.values.effects != .none, !game.isComplete else { return }
    let filled = housesFilled(by: move)
    guard !filled.isEmpty else { return }
    lit = LitCells(
      cells: CellSet(filled.flatMap(\.cells)), end: outside.now() + LitCells.duration)
  }
}
