import Games
import Store
import Sudoku


/// What comes when the puzzle is solved.
extension GameBoardModel {
  /// Ends the game: keeps what it brought, lights up the board, and shows the win.
  func finish() {
    clock.pause()
    forgetMessage()
    endSelection()
    finalScore = score
    let history = GameHistory(before: game, in: outside.store)
    save()
    let today = outside.localTime(outside.wallClock()).day
    ending = result.map {
      outside.store.ending(
        of: game, $0, isTimed: showsTimer, after: history, today: today,
        hardest: hardestTechnique)
    }
    deafUntil = armedDigit == nil ? .zero : outside.now() + Self.patience
    if outside.preferences.effects == .full, !game.isRevealed, !saving.isFailureShown {
      celebration = Celebration(end: outside.now() + Celebration.boardDuration)
      isWinNew = true
    } else {
      showEnding()
    }
  }

  /// Whether the end is so near that it is worth knowing what is special about the puzzle.
  var isNearlySolved: Bool {
    game.board.grid.count >= 65 && !game.isComplete && !game.origin.isTraining
  }

  /// Finds the hardest technique that the puzzle asks for, off the main actor, so that it is known when
  /// the puzzle is solved.
  func lookForHardestTechnique() async {
    guard isNearlySolved, hardestTechnique == nil, game.isUnaided else { return }
    hardestTechnique = await Self.hardestTechnique(of: game.puzzle)
  }

  @concurrent private nonisolated static func hardestTechnique(
    of puzzle: Puzzle
  ) async -> TechniqueID? {
    puzzle.hardestTechnique
  }

  /// Whether a click, Enter or Space that comes now was meant for the board: where digits come first,
  /// each of them places one, and whoever is fast presses once more. All other keys act at once.
  var isDeaf: Bool { outside.now() < deafUntil }

  /// How long such presses count as meant for the board.
  static let patience = Duration.milliseconds(600)

  /// Whether the puzzle was solved, by the player, in a game of its own right.
  var isWon: Bool { game.isComplete && !game.isRevealed && !game.origin.isTraining }

  /// Celebrates no longer, and shows what came of the game.
  func endCelebration() {
    guard celebration != nil else { return }
    celebration = nil
    showEnding()
  }

  /// Goes on after the player was told that the game could not be saved.
  func acknowledgeFailure() {
    saving.acknowledgeFailure()
    if game.isComplete { showEnding() }
  }

  /// Shows the win, or the score where there is none.
  func showResult() {
    if isWon { isWinShown = true } else { isScoreShown = true }
  }

  private func showEnding() {
    if !game.origin.isTraining, !saving.isFailureShown { showResult() }
  }
}

extension GameBoardModel {
  /// Has the rows, columns and boxes light up that `move` has filled with nine different digits. It
  /// tells nothing that is not to be seen.
  func lightHouses(filledBy move: Move) {
    guard outside.preferences.effects != .none, !game.isComplete else { return }
    let filled = housesFilled(by: move)
    guard !filled.isEmpty else { return }
    lit = LitCells(
      cells: CellSet(filled.flatMap(\.cells)), end: outside.now() + LitCells.duration)
  }
}
