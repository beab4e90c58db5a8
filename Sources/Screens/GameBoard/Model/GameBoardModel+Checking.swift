import Games
import Store
import Sudoku


/// What is said and shown of errors.
extension GameBoardModel {
  /// Whether all errors are shown as soon as they are made.
  var showsAllErrors: Bool { game.checking == .everything || game.isComplete }

  /// The errors that the player knows of.
  var knownErrors: Int {
    showsAllErrors ? game.errors : game.mistakes.count(where: foundMistakes.contains)
  }

  /// How many errors are known, with a question mark where there may be more.
  var shownErrors: String {
    guard !showsAllErrors else { return String(knownErrors) }
    return knownErrors > 0 ? "\(knownErrors)+?" : "?"
  }

  /// Whether a check might tell of errors that are not shown.
  var canCheck: Bool { !showsAllErrors && !game.origin.isTraining }

  /// Whether no check would tell anything new of the board as it stands.
  var isChecked: Bool { !canCheck || checkedGrid == game.board.grid }

  /// Says how many digits are wrong, and marks them until they change. Where not all errors are shown
  /// anyway, that is help.
  func check() {
    guard !game.isComplete else { return say(words.board.finished) }
    guard game.board.grid != game.puzzle.givens else { return say(words.says.nothingToCheck) }
    let price = countCheck()
    let wrong = game.wrongMistakes
    foundMistakes.formUnion(wrong)
    if !wrong.isEmpty { outside.sound(.error) }
    say(
      wrong.isEmpty ? words.says.allRight : words.says.wrong(wrong.count), for: price,
      isError: !wrong.isEmpty)
  }

  /// Says `text`, and what it has taken off the score, in percent.
  func say(_ text: String, for price: Int?, isError: Bool = false) {
    say(price.map { "\(text) (\(words.hints.price($0)))" } ?? text, isError: isError)
  }

  /// Has the game check as the preferences say now.
  func followErrorChecking() {
    guard !game.isComplete else { return }
    take { $0.check(outside.preferences.values.errorChecking, at: $1) }
  }

  /// Counts that the player was told whether all is right, unless that was known. Returns what it takes
  /// off the score, in percent; nil where nothing.
  func countCheck() -> Int? {
    guard !showsAllErrors, checkedGrid != game.board.grid else { return nil }
    checkedGrid = game.board.grid
    return take { $0.charge(.check, at: $1) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Says what is not right after a move, as far as the player wants to know.
  func warn(of outcome: Game.Outcome, at cell: Cell?) {
    if let warning = warning(of: outcome, at: cell) { say(warning, isError: true) }
  }

  private func warning(of outcome: Game.Outcome, at cell: Cell?) -> String? {
    if game.board.grid.emptyCells.isEmpty { return fullBoardWarning }
    guard let cell, let digit = game.digit(at: cell) else { return nil }
    switch game.checking {
    case .everything:
      if case .wrong = outcome { return words.board.wrong(digit.rawValue) }
    case .conflicts:
      if game.conflicts.contains(cell) { return words.says.twice(digit.rawValue) }
    case .onRequest: break
    }
    return nil
  }

  /// What to say of a board without an empty cell that is not the solution.
  private var fullBoardWarning: String {
    switch game.checking {
    case .everything: words.says.fullAndWrong(game.wrongCells.count)
    case .conflicts, .onRequest: words.says.fullAndUnchecked(key(of: .check))
    }
  }
}

extension Game {
  /// The wrong digits that stand on the board.
  fileprivate var wrongMistakes: [Mistake] {
    wrongCells.compactMap { cell in digit(at: cell).map { Mistake($0, at: cell) } }
  }
}
