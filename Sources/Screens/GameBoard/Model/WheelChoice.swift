import Games
import Store
import Sudoku


/// A digit that the wheel has come to. It is written, or noted in memo mode, once the wheel rests, so
/// that the digits on the way to it are neither moves nor errors.
nonisolated struct WheelChoice: Equatable {
  let cell: Cell
  /// Nil for an empty cell.
  let digit: Digit?
  /// When it is written, by the clock of the world outside.
  let end: Duration

  /// How long the wheel has to rest: longer than between two notches of a hand that looks for a digit,
  /// so that what it passes is no error. Any key and any click write it at once.
  static let rest = Duration.milliseconds(1500)
}

extension GameBoardModel {
  /// Goes on by `step` among nothing and all nine digits: which of them are possible is for the player
  /// to find.
  func turnWheel(over cell: Cell, by step: Int) {
    guard !game.isComplete else { return say(words.board.finished) }
    if wheel?.cell != cell { settleWheel() }
    go(to: cell)
    guard !game.isGiven(cell) else { return say(words.board.given, isError: true) }
    let choices: [Digit?] = [nil] + Digit.all
    let place = choices.firstIndex(of: wheel.map(\.digit) ?? game.digit(at: cell)) ?? 0
    let next = choices[(place + step + choices.count) % choices.count]
    wheel = WheelChoice(cell: cell, digit: next, end: outside.now() + WheelChoice.rest)
  }

  /// Writes or notes the digit that the wheel has come to.
  func settleWheel() {
    guard let choice = wheel else { return }
    wheel = nil
    guard choice.digit != game.digit(at: choice.cell) else { return }
    if let digit = choice.digit, mode == .notes || mode == .centreNotes {
      make(.toggleNote(digit, at: choice.cell, kind: mode == .notes ? .corner : .centre))
      return
    }
    make(
      choice.digit.map {
        .place(
          $0, at: choice.cell, removesNotes: outside.preferences.values.removesNotesOfPeers)
      } ?? game.bringingNotesBack(by: .clear(choice.cell)))
  }
}
