import Models
import Observation

/// The first steps on a board, one after the other; each is done by doing it.
@Observable
final class FirstSteps {
  /// The step that is to be taken; nil once all are.
  private(set) var step: Step? = .move
  let board: GameBoardModel
  @ObservationIgnored private let start: Cell

  /// What is to be learnt, in order.
  enum Step: Int, CaseIterable {
    case move
    case place
    case memo
    case hint
  }

  /// Steps on a board of their own; nil where there is none.
  init?(outside: Outside) {
    guard let board = GameBoardModel.example(outside) else { return nil }
    self.board = board
    start = board.cursor
  }

  /// What of the board tells that a step was taken.
  struct Signs: Equatable {
    let cursor: Cell
    let board: Board
    let isHintTold: Bool
  }

  /// The signs as they are now.
  var signs: Signs {
    Signs(cursor: board.cursor, board: board.game.board, isHintTold: board.hints.ladder != nil)
  }

  /// Goes on to the first step that was not taken yet.
  func look() {
    while let step, isTaken(step) { self.step = Step(rawValue: step.rawValue + 1) }
  }

  private func isTaken(_ step: Step) -> Bool {
    let game = board.game
    return switch step {
    case .move: board.cursor != start
    case .place:
      Cell.all.contains {
        game.puzzle.givens[$0] == nil && game.digit(at: $0) == game.puzzle.solution[$0]
      }
    case .memo: Cell.all.contains { !game.notes(at: $0).isEmpty }
    case .hint: board.hints.ladder != nil
    }
  }
}
