import Games
import Store
import Sudoku

// Undo
extension GameBoardModel {
  /// `true` if there is anything to remove from the board.
  var canRestart: Bool { !game.isComplete && game.board != game.start }

  /// Undoes the latest move, or what a wheel shows.
  func undo() {
    if dropWheel() { return say(words.board.undoing) }
    turn(words.board.undoing, or: words.board.nothingToUndo) { $0.undo(at: $1) }
  }

  /// Redoes the latest undone move.
  func redo() {
    turn(words.board.redoing, or: words.board.nothingToRedo) { $0.redo(at: $1) }
  }

  /// Takes a turn and says `done`, or that there was `nothing` to do.
  private func turn(
    _ done: String, or nothing: String, _ turn: (inout Game, Duration) -> Move?
  ) {
    guard let move = take(turn) else {
      return say(game.isComplete ? words.board.finished : nothing)
    }
    if let cell = move.cell { place.cell = cell }
    say(done)
  }

  /// Undoes moves until no digit is wrong. That reveals whether one was, so it counts as a check.
  func undoToCorrect() {
    guard !game.isComplete else { return say(words.board.finished) }
    guard game.canUndo else { return say(words.board.nothingToUndo) }
    let price = countCheck()
    let count = take { $0.undoToCorrect(at: $1) }
    if let cell = game.moves[game.position...].first?.cell, count > 0 { place.cell = cell }
    say(count == 0 ? words.says.allRight : words.says.undidToCorrect(count), for: price)
  }

  /// Goes back to the latest checkpoint.
  func restore() {
    if make(.restore(checkpoint: game.checkpoints.count)) { say(words.says.restored) }
  }

  /// Asks whether to remove everything from the board, if there is anything.
  func askRestart() {
    guard !canRestart else {
      question = .restart
      return
    }
    say(game.isComplete ? words.board.finished : words.board.untouched)
  }

  /// Asks whether to give up.
  func askGiveUp() {
    if game.isComplete { say(words.board.finished) } else { question = .giveUp }
  }

  func setCheckpoint() {
    guard !game.isComplete else { return say(words.board.finished) }
    let number = take { $0.setCheckpoint(at: $1) }
    say(words.says.checkpointSet(number: number, key: key(of: "moves")))
  }

  /// Performs the action that `question` asks about.
  func answerYes(to question: BoardQuestion) {
    switch question {
    case .restart: if make(.restart) { say(words.board.restarting) }
    case .replaceNotes:
      entry.mayReplaceNotes = true
      fillCandidates(in: .all)
    case .giveUp: make(.reveal)
    }
  }

  /// Fills in the candidates of the cells without notes, so that removals elsewhere are kept.
  func fillCellsWithoutNotes() { fillCandidates(in: game.cellsWithoutNotes) }
}

// Filling in candidates, which counts as help
extension GameBoardModel {
  /// Replaces the notes of `cells` with their candidates, as one move.
  func fillCandidates(in cells: CellSet) {
    guard !game.isComplete else { return say(words.board.finished) }
    guard let move = game.notingCandidates(in: cells) else {
      let areFilled = cells.allSatisfy { game.digit(at: $0) != nil }
      return say(areFilled ? words.board.filled : words.board.unchanged, isError: areFilled)
    }
    let (outcome, price) = take { $0.apply(move, with: .automaticCandidates, at: $1) }
    guard follow(outcome, of: move) else { return }
    say(shown(price).map(words.says.candidatesCounted) ?? words.says.candidates)
  }

  /// Fills in the candidates of all cells. Asks once if notes would be lost.
  func askFillEverywhere() {
    if game.losesNotesToCandidates, !entry.mayReplaceNotes {
      question = .replaceNotes
    } else {
      fillCandidates(in: .all)
    }
  }
}

// Errors
extension GameBoardModel {
  /// `true` if all errors are shown as soon as they are made.
  var showsAllErrors: Bool { game.checking == .everything || game.isComplete }

  /// The number of errors that the player knows of.
  var knownErrors: Int {
    showsAllErrors ? game.errors : game.mistakes.count(where: attention.found.contains)
  }

  /// The number of known errors, with a question mark if there may be more.
  var shownErrors: String {
    guard !showsAllErrors else { return String(knownErrors) }
    return knownErrors > 0 ? "\(knownErrors)+?" : "?"
  }

  /// `true` if a check might find errors that aren't shown.
  var canCheck: Bool { !showsAllErrors && !game.origin.isTraining }

  /// `true` if a check would reveal nothing new about the board.
  var isChecked: Bool { !canCheck || attention.isChecked(game.board.grid) }

  /// Reports the number of wrong digits, and marks them until they change. Counts as help, unless
  /// all errors are shown anyway.
  func check() {
    guard !game.isComplete else { return say(words.board.finished) }
    guard game.board.grid != game.puzzle.givens else { return say(words.says.nothingToCheck) }
    let price = countCheck()
    let wrong = game.wrongDigits
    attention.found.formUnion(wrong)
    if !wrong.isEmpty { dependencies.sound(.error) }
    say(
      wrong.isEmpty ? words.says.allRight : words.says.wrong(wrong.count), for: price,
      isError: !wrong.isEmpty)
  }

  /// Applies the error checking of the preferences to the game.
  func followErrorChecking() {
    guard !game.isComplete else { return }
    take { $0.check(dependencies.preferences.values.errorChecking, at: $1) }
  }

  /// Counts a check, unless its result was known. Returns the percentage that it takes off the
  /// score, or `nil` if nothing.
  private func countCheck() -> Int? {
    guard !showsAllErrors, attention.noteCheck(of: game.board.grid) else { return nil }
    return take { $0.charge(.check, at: $1) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The warning after a move that isn't right, as far as the player wants one.
  func warning(of outcome: Game.Outcome, at cell: Cell?) -> String? {
    if game.board.grid.emptyCells.isEmpty { return fullBoardWarning }
    guard let cell, let digit = game.digit(at: cell) else { return nil }
    switch game.checking {
    case .everything: return outcome.isWrong ? words.board.wrong(digit.rawValue) : nil
    case .conflicts:
      return game.conflicts.contains(cell) ? words.says.twice(digit.rawValue) : nil
    case .onRequest: return nil
    }
  }

  /// The warning about a full board that isn't the solution.
  private var fullBoardWarning: String {
    switch game.checking {
    case .everything: words.says.fullAndWrong(game.wrongCells.count)
    case .conflicts, .onRequest: words.says.fullAndUnchecked(key(of: "check"))
    }
  }
}

extension BoardWords {
  /// The reason why a move did nothing.
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
