import Models

/// What takes moves back.
extension GameBoardModel {
  /// Whether there is anything to take out of the board.
  var canRestart: Bool {
    !game.isComplete && game.board != Board(givens: game.puzzle.givens)
  }

  /// Takes the newest move back.
  func undo() {
    guard let move = take({ $0.undo(at: $1) }) else {
      return say(game.isComplete ? words.board.finished : words.board.nothingToUndo)
    }
    if let cell = move.cell { cursor = cell }
    say(words.board.undoing)
  }

  /// Makes the move that was taken back last again.
  func redo() {
    guard let move = take({ $0.redo(at: $1) }) else {
      return say(game.isComplete ? words.board.finished : words.board.nothingToRedo)
    }
    if let cell = move.cell { cursor = cell }
    say(words.board.redoing)
  }

  /// Asks whether to restart, where there is anything to take out.
  func askRestart() {
    if canRestart {
      question = .restart
    } else {
      say(game.isComplete ? words.board.finished : words.board.untouched)
    }
  }

  /// Takes all digits and notes out.
  func restart() {
    if make(.restart) { say(words.board.restarting) }
  }
}

extension BoardWords {
  /// Why a move did nothing.
  func saying(_ reason: Game.Reason) -> String {
    switch reason {
    case .given: given
    case .filled: filled
    case .empty: empty
    case .unchanged: unchanged
    case .untouched: untouched
    case .noCheckpoint: noCheckpoint
    case .finished: finished
    }
  }
}
