import Games
import Store
import Sudoku


/// What is to be seen of a game.
extension GameBoardModel {
  var words: Words { outside.words }

  /// Whether digits go into the notes.
  var isMemo: Bool { mode == .notes }

  /// The play time as it is shown.
  var shownTime: Duration { clock.shownTime }

  /// What the game brought, once the puzzle is solved.
  var result: GameResult? { saving.result }

  /// Why the game could not be saved when it was last tried; nil where it was.
  var failure: StoreError? { saving.failure }

  /// Whether the time is shown and counts: practice has no timer.
  var showsTimer: Bool { outside.preferences.values.showsTimer && !game.isPractice }

  /// The score that the game brought, or would bring if it were solved now, as far as the player can
  /// know.
  var score: ScoreSheet {
    finalScore
      ?? ScoreSheet(
        puzzle: game.puzzle, elapsed: showsTimer ? shownTime : nil, errors: knownErrors,
        hints: game.hints)
  }

  /// The digit under the cursor.
  var digitUnderCursor: Digit? { game.digit(at: cursor) }

  /// The board as it is to be drawn.
  var picture: BoardPicture {
    let preferences = outside.preferences.values
    var picture = kept.picture(of: game, found: foundMistakes)
    if let wheel { picture.grid[wheel.cell] = wheel.digit }
    picture.cursor = cursor
    picture.mode = mode
    picture.selection = selection
    picture.highlightedDigit = highlightedDigit ?? armedDigit
    picture.isHidden = isPaused
    picture.hint = hints.ladder?.picture
    picture.highlightsPeers = preferences.highlightsPeers
    picture.highlightsSameDigit = preferences.highlightsSameDigit
    return picture
  }

  /// Has the row, column and box of the cursor stand out, or no longer.
  func togglePeers() {
    outside.preferences.values.highlightsPeers.toggle()
    if let failure = outside.preferences.failure { say(failure, isError: true) }
  }
}
