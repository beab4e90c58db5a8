import Games
import Sudoku


/// What takes moves back.
extension GameBoardModel {
  /// Takes back or makes again.
  func goBack(by action: GameBoardAction) {
    switch action {
    case .undo: undo()
    case .redo: redo()
    case .undoToCorrect: undoToCorrect()
    case .checkpoint: setCheckpoint()
    case .restore: restore()
    case .restart: askRestart()
    case .giveUp: askGiveUp()
    default: break
    }
  }

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

  /// Takes moves back until no digit is wrong. It tells whether one was, which counts as a check.
  private func undoToCorrect() {
    guard !game.isComplete else { return say(words.board.finished) }
    guard game.canUndo else { return say(words.board.nothingToUndo) }
    let price = countCheck()
    let count = take { $0.undoToCorrect(at: $1) }
    if let cell = game.moves[game.position...].first?.cell, count > 0 { cursor = cell }
    say(count == 0 ? words.says.allRight : words.says.undidToCorrect(count), for: price)
  }

  private func setCheckpoint() {
    guard !game.isComplete else { return say(words.board.finished) }
    say(words.says.checkpointSet(take { $0.setCheckpoint(at: $1) }))
  }

  private func restore() {
    if make(.restore(checkpoint: game.checkpoints.count)) { say(words.says.restored) }
  }

  private func askRestart() {
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

  private func askGiveUp() {
    if game.isComplete { say(words.board.finished) } else { question = .giveUp }
  }

  /// Shows the solution, which ends the game.
  func giveUp() {
    make(.reveal)
  }
}

extension Spoken<BoardWords> {
  /// Why a move did nothing.
  func saying(_ reason: Game.Reason) -> String {
    switch reason {
    case .given: self.given
    case .filled: self.filled
    case .empty: self.empty
    case .unchanged: self.unchanged
    case .untouched: self.untouched
    case .noCheckpoint: self.noCheckpoint
    case .finished: self.finished
    }
  }
}
